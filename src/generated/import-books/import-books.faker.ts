/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker/locale/en';

import {
  MediaStatus
} from '../model.schemas';
import type {
  TransientBook
} from '../model.schemas';


export const getScanTransientBooksResponseMock = (): TransientBook[] => (Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), url: faker.string.alpha({length: {min: 10, max: 20}}), fileLastModified: faker.string.alpha({length: {min: 10, max: 20}}), sizeBytes: faker.number.int(), size: faker.string.alpha({length: {min: 10, max: 20}}), status: faker.helpers.arrayElement(Object.values(MediaStatus)), mediaType: faker.string.alpha({length: {min: 10, max: 20}}), pages: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({number: faker.number.int(), fileName: faker.string.alpha({length: {min: 10, max: 20}}), mediaType: faker.string.alpha({length: {min: 10, max: 20}}), width: faker.helpers.arrayElement([faker.number.int(), null]), height: faker.helpers.arrayElement([faker.number.int(), null]), sizeBytes: faker.helpers.arrayElement([faker.number.int(), null]), size: faker.string.alpha({length: {min: 10, max: 20}})})), files: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), comment: faker.string.alpha({length: {min: 10, max: 20}}), number: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), seriesId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])})))

export const getAnalyzeTransientBookResponseMock = (overrideResponse: Partial<Extract<TransientBook, object>> = {}): TransientBook => ({id: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), url: faker.string.alpha({length: {min: 10, max: 20}}), fileLastModified: faker.string.alpha({length: {min: 10, max: 20}}), sizeBytes: faker.number.int(), size: faker.string.alpha({length: {min: 10, max: 20}}), status: faker.helpers.arrayElement(Object.values(MediaStatus)), mediaType: faker.string.alpha({length: {min: 10, max: 20}}), pages: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({number: faker.number.int(), fileName: faker.string.alpha({length: {min: 10, max: 20}}), mediaType: faker.string.alpha({length: {min: 10, max: 20}}), width: faker.helpers.arrayElement([faker.number.int(), null]), height: faker.helpers.arrayElement([faker.number.int(), null]), sizeBytes: faker.helpers.arrayElement([faker.number.int(), null]), size: faker.string.alpha({length: {min: 10, max: 20}})})), files: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), comment: faker.string.alpha({length: {min: 10, max: 20}}), number: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), seriesId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getGetTransientBookPageResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

