/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker/locale/en';


export const getGetLiveEventsResponseMock = (): string => (faker.word.sample())

