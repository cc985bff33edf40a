/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker/locale/en';

import {
  HistoryEventType
} from '../model.schemas';
import type {
  PagedHistory
} from '../model.schemas';


export const getGetHistoryResponseMock = (overrideResponse: Partial<Extract<PagedHistory, object>> = {}): PagedHistory => ({content: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), type: faker.helpers.arrayElement(Object.values(HistoryEventType)), timestamp: faker.string.alpha({length: {min: 10, max: 20}}), bookId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), seriesId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), properties: {
        [faker.string.alphanumeric(5)]: faker.string.alpha({length: {min: 10, max: 20}})
      }})), pageable: {pageNumber: faker.number.int(), pageSize: faker.number.int(), offset: faker.number.int(), paged: faker.datatype.boolean(), unpaged: faker.datatype.boolean(), sort: {empty: faker.datatype.boolean(), sorted: faker.datatype.boolean(), unsorted: faker.datatype.boolean()}}, sort: {empty: faker.datatype.boolean(), sorted: faker.datatype.boolean(), unsorted: faker.datatype.boolean()}, totalElements: faker.number.int({min: 0}), totalPages: faker.number.int(), number: faker.number.int(), size: faker.number.int(), numberOfElements: faker.number.int(), first: faker.datatype.boolean(), last: faker.datatype.boolean(), empty: faker.datatype.boolean(), ...overrideResponse})

