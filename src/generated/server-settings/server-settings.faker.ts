/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker/locale/en';

import {
  ThumbnailSize
} from '../model.schemas';
import type {
  ServerSettings
} from '../model.schemas';


export const getGetServerSettingsResponseMock = (overrideResponse: Partial<Extract<ServerSettings, object>> = {}): ServerSettings => ({deleteEmptyCollections: faker.datatype.boolean(), deleteEmptyReadLists: faker.datatype.boolean(), rememberMeDurationDays: faker.number.int(), thumbnailSize: faker.helpers.arrayElement(Object.values(ThumbnailSize)), taskPoolSize: faker.number.int(), serverPort: {configurationSource: faker.helpers.arrayElement([faker.number.int(), null]), databaseSource: faker.helpers.arrayElement([faker.number.int(), null]), effectiveValue: faker.helpers.arrayElement([faker.number.int(), null])}, serverContextPath: {configurationSource: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), databaseSource: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), effectiveValue: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, koboProxy: faker.datatype.boolean(), koboPort: faker.helpers.arrayElement([faker.number.int(), null]), kepubifyPath: {configurationSource: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), databaseSource: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), effectiveValue: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, ...overrideResponse})

