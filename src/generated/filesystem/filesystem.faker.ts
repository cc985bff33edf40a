/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker/locale/en';

import {
  PathEntryType
} from '../model.schemas';
import type {
  DirectoryListing
} from '../model.schemas';


export const getListDirectoryResponseMock = (overrideResponse: Partial<Extract<DirectoryListing, object>> = {}): DirectoryListing => ({parent: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), directories: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({type: faker.helpers.arrayElement(Object.values(PathEntryType)), name: faker.string.alpha({length: {min: 10, max: 20}}), path: faker.string.alpha({length: {min: 10, max: 20}})})), files: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({type: faker.helpers.arrayElement(Object.values(PathEntryType)), name: faker.string.alpha({length: {min: 10, max: 20}}), path: faker.string.alpha({length: {min: 10, max: 20}})})), ...overrideResponse})

