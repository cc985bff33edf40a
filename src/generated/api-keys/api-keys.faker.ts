/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker/locale/en';

import type {
  ApiKey
} from '../model.schemas';


export const getGetApiKeysResponseMock = (): ApiKey[] => (Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 10, max: 20}}), userId: faker.string.alpha({length: {min: 10, max: 20}}), key: faker.string.alpha({length: {min: 10, max: 20}}), comment: faker.string.alpha({length: {min: 10, max: 20}}), createdDate: faker.date.past().toISOString().slice(0, 19) + 'Z', lastModifiedDate: faker.date.past().toISOString().slice(0, 19) + 'Z'})))

export const getCreateApiKeyResponseMock = (overrideResponse: Partial<Extract<ApiKey, object>> = {}): ApiKey => ({id: faker.string.alpha({length: {min: 10, max: 20}}), userId: faker.string.alpha({length: {min: 10, max: 20}}), key: faker.string.alpha({length: {min: 10, max: 20}}), comment: faker.string.alpha({length: {min: 10, max: 20}}), createdDate: faker.date.past().toISOString().slice(0, 19) + 'Z', lastModifiedDate: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

