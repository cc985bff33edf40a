/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker/locale/en';

import {
  PageHashAction
} from '../model.schemas';
import type {
  PagedKnownPageHashes,
  PagedPageHashMatches,
  PagedUnknownPageHashes,
  PosterResponse
} from '../model.schemas';


export const getGetKnownPageHashesResponseMock = (overrideResponse: Partial<Extract<PagedKnownPageHashes, object>> = {}): PagedKnownPageHashes => ({content: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({hash: faker.string.alpha({length: {min: 10, max: 20}}), size: faker.helpers.arrayElement([faker.number.int(), null]), action: faker.helpers.arrayElement(Object.values(PageHashAction)), deleteCount: faker.number.int(), matchCount: faker.number.int(), created: faker.string.alpha({length: {min: 10, max: 20}}), lastModified: faker.string.alpha({length: {min: 10, max: 20}})})), pageable: {pageNumber: faker.number.int(), pageSize: faker.number.int(), offset: faker.number.int(), paged: faker.datatype.boolean(), unpaged: faker.datatype.boolean(), sort: {empty: faker.datatype.boolean(), sorted: faker.datatype.boolean(), unsorted: faker.datatype.boolean()}}, sort: {empty: faker.datatype.boolean(), sorted: faker.datatype.boolean(), unsorted: faker.datatype.boolean()}, totalElements: faker.number.int({min: 0}), totalPages: faker.number.int(), number: faker.number.int(), size: faker.number.int(), numberOfElements: faker.number.int(), first: faker.datatype.boolean(), last: faker.datatype.boolean(), empty: faker.datatype.boolean(), ...overrideResponse})

export const getGetUnknownPageHashesResponseMock = (overrideResponse: Partial<Extract<PagedUnknownPageHashes, object>> = {}): PagedUnknownPageHashes => ({content: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({hash: faker.string.alpha({length: {min: 10, max: 20}}), size: faker.helpers.arrayElement([faker.number.int(), null]), matchCount: faker.number.int()})), pageable: {pageNumber: faker.number.int(), pageSize: faker.number.int(), offset: faker.number.int(), paged: faker.datatype.boolean(), unpaged: faker.datatype.boolean(), sort: {empty: faker.datatype.boolean(), sorted: faker.datatype.boolean(), unsorted: faker.datatype.boolean()}}, sort: {empty: faker.datatype.boolean(), sorted: faker.datatype.boolean(), unsorted: faker.datatype.boolean()}, totalElements: faker.number.int({min: 0}), totalPages: faker.number.int(), number: faker.number.int(), size: faker.number.int(), numberOfElements: faker.number.int(), first: faker.datatype.boolean(), last: faker.datatype.boolean(), empty: faker.datatype.boolean(), ...overrideResponse})

export const getGetPageHashMatchesResponseMock = (overrideResponse: Partial<Extract<PagedPageHashMatches, object>> = {}): PagedPageHashMatches => ({content: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({bookId: faker.string.alpha({length: {min: 10, max: 20}}), url: faker.string.alpha({length: {min: 10, max: 20}}), pageNumber: faker.number.int(), fileName: faker.string.alpha({length: {min: 10, max: 20}}), fileSize: faker.number.int(), mediaType: faker.string.alpha({length: {min: 10, max: 20}})})), pageable: {pageNumber: faker.number.int(), pageSize: faker.number.int(), offset: faker.number.int(), paged: faker.datatype.boolean(), unpaged: faker.datatype.boolean(), sort: {empty: faker.datatype.boolean(), sorted: faker.datatype.boolean(), unsorted: faker.datatype.boolean()}}, sort: {empty: faker.datatype.boolean(), sorted: faker.datatype.boolean(), unsorted: faker.datatype.boolean()}, totalElements: faker.number.int({min: 0}), totalPages: faker.number.int(), number: faker.number.int(), size: faker.number.int(), numberOfElements: faker.number.int(), first: faker.datatype.boolean(), last: faker.datatype.boolean(), empty: faker.datatype.boolean(), ...overrideResponse})

export const getGetKnownPageHashThumbnailResponseMock = (): PosterResponse => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

export const getGetUnknownPageHashThumbnailResponseMock = (): PosterResponse => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

