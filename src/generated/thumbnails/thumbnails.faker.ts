/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker/locale/en';

import {
  PosterType
} from '../model.schemas';
import type {
  BookThumbnail,
  CollectionThumbnail,
  PosterResponse,
  ReadListThumbnail,
  SeriesThumbnail
} from '../model.schemas';


export const getGetBookThumbnailResponseMock = (): PosterResponse => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

export const getGetBookThumbnailsResponseMock = (): BookThumbnail[] => (Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 10, max: 20}}), bookId: faker.string.alpha({length: {min: 10, max: 20}}), type: faker.helpers.arrayElement(Object.values(PosterType)), selected: faker.datatype.boolean(), mediaType: faker.string.alpha({length: {min: 10, max: 20}}), fileSize: faker.number.int(), width: faker.number.int(), height: faker.number.int()})))

export const getAddBookThumbnailResponseMock = (overrideResponse: Partial<Extract<BookThumbnail, object>> = {}): BookThumbnail => ({id: faker.string.alpha({length: {min: 10, max: 20}}), bookId: faker.string.alpha({length: {min: 10, max: 20}}), type: faker.helpers.arrayElement(Object.values(PosterType)), selected: faker.datatype.boolean(), mediaType: faker.string.alpha({length: {min: 10, max: 20}}), fileSize: faker.number.int(), width: faker.number.int(), height: faker.number.int(), ...overrideResponse})

export const getGetBookThumbnailByIdResponseMock = (): PosterResponse => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

export const getGetSeriesThumbnailResponseMock = (): PosterResponse => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

export const getGetSeriesThumbnailsResponseMock = (): SeriesThumbnail[] => (Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 10, max: 20}}), seriesId: faker.string.alpha({length: {min: 10, max: 20}}), type: faker.helpers.arrayElement(Object.values(PosterType)), selected: faker.datatype.boolean(), mediaType: faker.string.alpha({length: {min: 10, max: 20}}), fileSize: faker.number.int(), width: faker.number.int(), height: faker.number.int()})))

export const getAddSeriesThumbnailResponseMock = (overrideResponse: Partial<Extract<SeriesThumbnail, object>> = {}): SeriesThumbnail => ({id: faker.string.alpha({length: {min: 10, max: 20}}), seriesId: faker.string.alpha({length: {min: 10, max: 20}}), type: faker.helpers.arrayElement(Object.values(PosterType)), selected: faker.datatype.boolean(), mediaType: faker.string.alpha({length: {min: 10, max: 20}}), fileSize: faker.number.int(), width: faker.number.int(), height: faker.number.int(), ...overrideResponse})

export const getGetSeriesThumbnailByIdResponseMock = (): PosterResponse => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

export const getGetCollectionThumbnailResponseMock = (): PosterResponse => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

export const getGetCollectionThumbnailsResponseMock = (): CollectionThumbnail[] => (Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 10, max: 20}}), collectionId: faker.string.alpha({length: {min: 10, max: 20}}), type: faker.helpers.arrayElement(Object.values(PosterType)), selected: faker.datatype.boolean(), mediaType: faker.string.alpha({length: {min: 10, max: 20}}), fileSize: faker.number.int(), width: faker.number.int(), height: faker.number.int()})))

export const getAddCollectionThumbnailResponseMock = (overrideResponse: Partial<Extract<CollectionThumbnail, object>> = {}): CollectionThumbnail => ({id: faker.string.alpha({length: {min: 10, max: 20}}), collectionId: faker.string.alpha({length: {min: 10, max: 20}}), type: faker.helpers.arrayElement(Object.values(PosterType)), selected: faker.datatype.boolean(), mediaType: faker.string.alpha({length: {min: 10, max: 20}}), fileSize: faker.number.int(), width: faker.number.int(), height: faker.number.int(), ...overrideResponse})

export const getGetCollectionThumbnailByIdResponseMock = (): PosterResponse => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

export const getGetReadListThumbnailResponseMock = (): PosterResponse => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

export const getGetReadListThumbnailsResponseMock = (): ReadListThumbnail[] => (Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 10, max: 20}}), readListId: faker.string.alpha({length: {min: 10, max: 20}}), type: faker.helpers.arrayElement(Object.values(PosterType)), selected: faker.datatype.boolean(), mediaType: faker.string.alpha({length: {min: 10, max: 20}}), fileSize: faker.number.int(), width: faker.number.int(), height: faker.number.int()})))

export const getAddReadListThumbnailResponseMock = (overrideResponse: Partial<Extract<ReadListThumbnail, object>> = {}): ReadListThumbnail => ({id: faker.string.alpha({length: {min: 10, max: 20}}), readListId: faker.string.alpha({length: {min: 10, max: 20}}), type: faker.helpers.arrayElement(Object.values(PosterType)), selected: faker.datatype.boolean(), mediaType: faker.string.alpha({length: {min: 10, max: 20}}), fileSize: faker.number.int(), width: faker.number.int(), height: faker.number.int(), ...overrideResponse})

export const getGetReadListThumbnailByIdResponseMock = (): PosterResponse => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

