/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker/locale/en';

import type {
  AnnouncementFeed
} from '../model.schemas';


export const getGetAnnouncementsResponseMock = (overrideResponse: Partial<Extract<AnnouncementFeed, object>> = {}): AnnouncementFeed => ({version: faker.string.alpha({length: {min: 10, max: 20}}), title: faker.string.alpha({length: {min: 10, max: 20}}), home_page_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 10, max: 20}}), url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), title: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), summary: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), content_html: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), date_modified: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), author: faker.helpers.arrayElement([{name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])},null,]), tags: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), _komga: {read: faker.datatype.boolean()}})), ...overrideResponse})

