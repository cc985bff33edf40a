/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker/locale/en';

import {
  AuthorRole
} from '../model.schemas';
import type {
  Author,
  PagedAuthors,
  PagedNumbers,
  PagedStrings
} from '../model.schemas';


export const getGetGenresResponseMock = (): string[] => (Array.from({length: faker.number.int({min: 1, max: 10})}, () => faker.word.sample()))

export const getGetTagsResponseMock = (): string[] => (Array.from({length: faker.number.int({min: 1, max: 10})}, () => faker.word.sample()))

export const getGetBookTagsResponseMock = (): string[] => (Array.from({length: faker.number.int({min: 1, max: 10})}, () => faker.word.sample()))

export const getGetSeriesTagsResponseMock = (): string[] => (Array.from({length: faker.number.int({min: 1, max: 10})}, () => faker.word.sample()))

export const getGetSharingLabelsResponseMock = (): string[] => (Array.from({length: faker.number.int({min: 1, max: 10})}, () => faker.word.sample()))

export const getGetPublishersResponseMock = (): string[] => (Array.from({length: faker.number.int({min: 1, max: 10})}, () => faker.word.sample()))

export const getGetLanguagesResponseMock = (): string[] => (Array.from({length: faker.number.int({min: 1, max: 10})}, () => faker.word.sample()))

export const getGetAgeRatingsResponseMock = (): string[] => (Array.from({length: faker.number.int({min: 1, max: 10})}, () => faker.word.sample()))

export const getGetReleaseYearsResponseMock = (): string[] => (Array.from({length: faker.number.int({min: 1, max: 10})}, () => faker.word.sample()))

export const getGetAuthorNamesResponseMock = (): string[] => (Array.from({length: faker.number.int({min: 1, max: 10})}, () => faker.word.sample()))

export const getGetAuthorRolesResponseMock = (): string[] => (Array.from({length: faker.number.int({min: 1, max: 10})}, () => faker.word.sample()))

export const getGetAuthorListResponseMock = (): Author[] => (Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({name: faker.string.alpha({length: {min: 1, max: 20}}), role: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(AuthorRole)),faker.string.alpha({length: {min: 1, max: 20}}),])})))

export const getGetAuthorsResponseMock = (overrideResponse: Partial<Extract<PagedAuthors, object>> = {}): PagedAuthors => ({content: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({name: faker.string.alpha({length: {min: 1, max: 20}}), role: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(AuthorRole)),faker.string.alpha({length: {min: 1, max: 20}}),])})), pageable: {pageNumber: faker.number.int(), pageSize: faker.number.int(), offset: faker.number.int(), paged: faker.datatype.boolean(), unpaged: faker.datatype.boolean(), sort: {empty: faker.datatype.boolean(), sorted: faker.datatype.boolean(), unsorted: faker.datatype.boolean()}}, sort: {empty: faker.datatype.boolean(), sorted: faker.datatype.boolean(), unsorted: faker.datatype.boolean()}, totalElements: faker.number.int({min: 0}), totalPages: faker.number.int(), number: faker.number.int(), size: faker.number.int(), numberOfElements: faker.number.int(), first: faker.datatype.boolean(), last: faker.datatype.boolean(), empty: faker.datatype.boolean(), ...overrideResponse})

export const getGetGenresPageResponseMock = (overrideResponse: Partial<Extract<PagedStrings, object>> = {}): PagedStrings => ({content: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), pageable: {pageNumber: faker.number.int(), pageSize: faker.number.int(), offset: faker.number.int(), paged: faker.datatype.boolean(), unpaged: faker.datatype.boolean(), sort: {empty: faker.datatype.boolean(), sorted: faker.datatype.boolean(), unsorted: faker.datatype.boolean()}}, sort: {empty: faker.datatype.boolean(), sorted: faker.datatype.boolean(), unsorted: faker.datatype.boolean()}, totalElements: faker.number.int({min: 0}), totalPages: faker.number.int(), number: faker.number.int(), size: faker.number.int(), numberOfElements: faker.number.int(), first: faker.datatype.boolean(), last: faker.datatype.boolean(), empty: faker.datatype.boolean(), ...overrideResponse})

export const getGetTagsPageResponseMock = (overrideResponse: Partial<Extract<PagedStrings, object>> = {}): PagedStrings => ({content: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), pageable: {pageNumber: faker.number.int(), pageSize: faker.number.int(), offset: faker.number.int(), paged: faker.datatype.boolean(), unpaged: faker.datatype.boolean(), sort: {empty: faker.datatype.boolean(), sorted: faker.datatype.boolean(), unsorted: faker.datatype.boolean()}}, sort: {empty: faker.datatype.boolean(), sorted: faker.datatype.boolean(), unsorted: faker.datatype.boolean()}, totalElements: faker.number.int({min: 0}), totalPages: faker.number.int(), number: faker.number.int(), size: faker.number.int(), numberOfElements: faker.number.int(), first: faker.datatype.boolean(), last: faker.datatype.boolean(), empty: faker.datatype.boolean(), ...overrideResponse})

export const getGetSharingLabelsPageResponseMock = (overrideResponse: Partial<Extract<PagedStrings, object>> = {}): PagedStrings => ({content: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), pageable: {pageNumber: faker.number.int(), pageSize: faker.number.int(), offset: faker.number.int(), paged: faker.datatype.boolean(), unpaged: faker.datatype.boolean(), sort: {empty: faker.datatype.boolean(), sorted: faker.datatype.boolean(), unsorted: faker.datatype.boolean()}}, sort: {empty: faker.datatype.boolean(), sorted: faker.datatype.boolean(), unsorted: faker.datatype.boolean()}, totalElements: faker.number.int({min: 0}), totalPages: faker.number.int(), number: faker.number.int(), size: faker.number.int(), numberOfElements: faker.number.int(), first: faker.datatype.boolean(), last: faker.datatype.boolean(), empty: faker.datatype.boolean(), ...overrideResponse})

export const getGetPublishersPageResponseMock = (overrideResponse: Partial<Extract<PagedStrings, object>> = {}): PagedStrings => ({content: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), pageable: {pageNumber: faker.number.int(), pageSize: faker.number.int(), offset: faker.number.int(), paged: faker.datatype.boolean(), unpaged: faker.datatype.boolean(), sort: {empty: faker.datatype.boolean(), sorted: faker.datatype.boolean(), unsorted: faker.datatype.boolean()}}, sort: {empty: faker.datatype.boolean(), sorted: faker.datatype.boolean(), unsorted: faker.datatype.boolean()}, totalElements: faker.number.int({min: 0}), totalPages: faker.number.int(), number: faker.number.int(), size: faker.number.int(), numberOfElements: faker.number.int(), first: faker.datatype.boolean(), last: faker.datatype.boolean(), empty: faker.datatype.boolean(), ...overrideResponse})

export const getGetLanguagesPageResponseMock = (overrideResponse: Partial<Extract<PagedStrings, object>> = {}): PagedStrings => ({content: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), pageable: {pageNumber: faker.number.int(), pageSize: faker.number.int(), offset: faker.number.int(), paged: faker.datatype.boolean(), unpaged: faker.datatype.boolean(), sort: {empty: faker.datatype.boolean(), sorted: faker.datatype.boolean(), unsorted: faker.datatype.boolean()}}, sort: {empty: faker.datatype.boolean(), sorted: faker.datatype.boolean(), unsorted: faker.datatype.boolean()}, totalElements: faker.number.int({min: 0}), totalPages: faker.number.int(), number: faker.number.int(), size: faker.number.int(), numberOfElements: faker.number.int(), first: faker.datatype.boolean(), last: faker.datatype.boolean(), empty: faker.datatype.boolean(), ...overrideResponse})

export const getGetAgeRatingsPageResponseMock = (overrideResponse: Partial<Extract<PagedNumbers, object>> = {}): PagedNumbers => ({content: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.number.int())), pageable: {pageNumber: faker.number.int(), pageSize: faker.number.int(), offset: faker.number.int(), paged: faker.datatype.boolean(), unpaged: faker.datatype.boolean(), sort: {empty: faker.datatype.boolean(), sorted: faker.datatype.boolean(), unsorted: faker.datatype.boolean()}}, sort: {empty: faker.datatype.boolean(), sorted: faker.datatype.boolean(), unsorted: faker.datatype.boolean()}, totalElements: faker.number.int({min: 0}), totalPages: faker.number.int(), number: faker.number.int(), size: faker.number.int(), numberOfElements: faker.number.int(), first: faker.datatype.boolean(), last: faker.datatype.boolean(), empty: faker.datatype.boolean(), ...overrideResponse})

export const getGetReleaseYearsPageResponseMock = (overrideResponse: Partial<Extract<PagedStrings, object>> = {}): PagedStrings => ({content: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), pageable: {pageNumber: faker.number.int(), pageSize: faker.number.int(), offset: faker.number.int(), paged: faker.datatype.boolean(), unpaged: faker.datatype.boolean(), sort: {empty: faker.datatype.boolean(), sorted: faker.datatype.boolean(), unsorted: faker.datatype.boolean()}}, sort: {empty: faker.datatype.boolean(), sorted: faker.datatype.boolean(), unsorted: faker.datatype.boolean()}, totalElements: faker.number.int({min: 0}), totalPages: faker.number.int(), number: faker.number.int(), size: faker.number.int(), numberOfElements: faker.number.int(), first: faker.datatype.boolean(), last: faker.datatype.boolean(), empty: faker.datatype.boolean(), ...overrideResponse})

export const getGetAuthorNamesPageResponseMock = (overrideResponse: Partial<Extract<PagedStrings, object>> = {}): PagedStrings => ({content: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), pageable: {pageNumber: faker.number.int(), pageSize: faker.number.int(), offset: faker.number.int(), paged: faker.datatype.boolean(), unpaged: faker.datatype.boolean(), sort: {empty: faker.datatype.boolean(), sorted: faker.datatype.boolean(), unsorted: faker.datatype.boolean()}}, sort: {empty: faker.datatype.boolean(), sorted: faker.datatype.boolean(), unsorted: faker.datatype.boolean()}, totalElements: faker.number.int({min: 0}), totalPages: faker.number.int(), number: faker.number.int(), size: faker.number.int(), numberOfElements: faker.number.int(), first: faker.datatype.boolean(), last: faker.datatype.boolean(), empty: faker.datatype.boolean(), ...overrideResponse})

export const getGetAuthorRolesPageResponseMock = (overrideResponse: Partial<Extract<PagedStrings, object>> = {}): PagedStrings => ({content: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), pageable: {pageNumber: faker.number.int(), pageSize: faker.number.int(), offset: faker.number.int(), paged: faker.datatype.boolean(), unpaged: faker.datatype.boolean(), sort: {empty: faker.datatype.boolean(), sorted: faker.datatype.boolean(), unsorted: faker.datatype.boolean()}}, sort: {empty: faker.datatype.boolean(), sorted: faker.datatype.boolean(), unsorted: faker.datatype.boolean()}, totalElements: faker.number.int({min: 0}), totalPages: faker.number.int(), number: faker.number.int(), size: faker.number.int(), numberOfElements: faker.number.int(), first: faker.datatype.boolean(), last: faker.datatype.boolean(), empty: faker.datatype.boolean(), ...overrideResponse})

