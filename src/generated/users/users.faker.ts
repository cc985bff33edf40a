/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker/locale/en';

import {
  AgeRestrictionMode,
  Role
} from '../model.schemas';
import type {
  User
} from '../model.schemas';


export const getGetMeResponseMock = (overrideResponse: Partial<Extract<User, object>> = {}): User => ({id: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.string.alpha({length: {min: 10, max: 20}}), roles: faker.helpers.arrayElements(Object.values(Role)), sharedAllLibraries: faker.datatype.boolean(), sharedLibrariesIds: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), labelsAllow: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), labelsExclude: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), ageRestriction: faker.helpers.arrayElement([{age: faker.number.int(), restriction: faker.helpers.arrayElement(Object.values(AgeRestrictionMode))},null,]), ...overrideResponse})

export const getGetUsersResponseMock = (): User[] => (Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.string.alpha({length: {min: 10, max: 20}}), roles: faker.helpers.arrayElements(Object.values(Role)), sharedAllLibraries: faker.datatype.boolean(), sharedLibrariesIds: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), labelsAllow: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), labelsExclude: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), ageRestriction: faker.helpers.arrayElement([{age: faker.number.int(), restriction: faker.helpers.arrayElement(Object.values(AgeRestrictionMode))},null,])})))

export const getCreateUserResponseMock = (overrideResponse: Partial<Extract<User, object>> = {}): User => ({id: faker.string.alpha({length: {min: 10, max: 20}}), email: faker.string.alpha({length: {min: 10, max: 20}}), roles: faker.helpers.arrayElements(Object.values(Role)), sharedAllLibraries: faker.datatype.boolean(), sharedLibrariesIds: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), labelsAllow: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), labelsExclude: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), ageRestriction: faker.helpers.arrayElement([{age: faker.number.int(), restriction: faker.helpers.arrayElement(Object.values(AgeRestrictionMode))},null,]), ...overrideResponse})

