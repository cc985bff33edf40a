/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker/locale/en';

import type {
  ClientSettings
} from '../model.schemas';


export const getGetUserClientSettingsResponseMock = (): ClientSettings => ({
        [faker.string.alphanumeric(5)]: {value: faker.string.alpha({length: {min: 10, max: 20}}), allowUnauthorized: faker.helpers.arrayElement([faker.datatype.boolean(), undefined])}
      })

export const getGetGlobalClientSettingsResponseMock = (): ClientSettings => ({
        [faker.string.alphanumeric(5)]: {value: faker.string.alpha({length: {min: 10, max: 20}}), allowUnauthorized: faker.helpers.arrayElement([faker.datatype.boolean(), undefined])}
      })

