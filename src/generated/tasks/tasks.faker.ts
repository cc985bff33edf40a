/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker/locale/en';


export const getCancelTasksResponseMock = (): number => (faker.number.int())

