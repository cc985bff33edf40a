/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker/locale/en';

import type {
  Release
} from '../model.schemas';


export const getGetReleasesResponseMock = (): Release[] => (Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({version: faker.string.alpha({length: {min: 10, max: 20}}), releaseDate: faker.date.past().toISOString().slice(0, 19) + 'Z', url: faker.string.alpha({length: {min: 10, max: 20}}), latest: faker.datatype.boolean(), preRelease: faker.datatype.boolean(), description: faker.string.alpha({length: {min: 10, max: 20}})})))

