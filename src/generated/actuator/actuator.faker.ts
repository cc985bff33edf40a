/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker/locale/en';

import {
  MetricStatistic
} from '../model.schemas';
import type {
  Health,
  Metric,
  MetricNames,
  ServerInfo,
  ShutdownNotice
} from '../model.schemas';


export const getGetServerInfoResponseMock = (overrideResponse: Partial<Extract<ServerInfo, object>> = {}): ServerInfo => (faker.helpers.arrayElement([{git: {branch: faker.string.alpha({length: {min: 10, max: 20}}), commit: {id: faker.string.alpha({length: {min: 10, max: 20}}), time: faker.date.past().toISOString().slice(0, 19) + 'Z'}}, build: {artifact: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), version: faker.string.alpha({length: {min: 10, max: 20}}), group: faker.string.alpha({length: {min: 10, max: 20}})}, java: {version: faker.string.alpha({length: {min: 10, max: 20}}), vendor: {name: faker.string.alpha({length: {min: 10, max: 20}}), version: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined])}, runtime: {name: faker.string.alpha({length: {min: 10, max: 20}}), version: faker.string.alpha({length: {min: 10, max: 20}})}, jvm: {name: faker.string.alpha({length: {min: 10, max: 20}}), vendor: faker.string.alpha({length: {min: 10, max: 20}}), version: faker.string.alpha({length: {min: 10, max: 20}})}}, os: {name: faker.string.alpha({length: {min: 10, max: 20}}), version: faker.string.alpha({length: {min: 10, max: 20}}), arch: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse}, {git: {branch: faker.string.alpha({length: {min: 10, max: 20}}), commit: {id: faker.string.alpha({length: {min: 10, max: 20}}), time: faker.date.past().toISOString().slice(0, 19) + 'Z'}}, build: {artifact: faker.string.alpha({length: {min: 10, max: 20}}), name: faker.string.alpha({length: {min: 10, max: 20}}), version: faker.string.alpha({length: {min: 10, max: 20}}), group: faker.string.alpha({length: {min: 10, max: 20}})}, java: {version: faker.string.alpha({length: {min: 10, max: 20}}), vendor: {name: faker.string.alpha({length: {min: 10, max: 20}}), version: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined])}, runtime: {name: faker.string.alpha({length: {min: 10, max: 20}}), version: faker.string.alpha({length: {min: 10, max: 20}})}, jvm: {name: faker.string.alpha({length: {min: 10, max: 20}}), vendor: faker.string.alpha({length: {min: 10, max: 20}}), version: faker.string.alpha({length: {min: 10, max: 20}})}}, os: {name: faker.string.alpha({length: {min: 10, max: 20}}), version: faker.string.alpha({length: {min: 10, max: 20}}), arch: faker.string.alpha({length: {min: 10, max: 20}})}, ...overrideResponse}]))

export const getShutDownServerResponseMock = (overrideResponse: Partial<Extract<ShutdownNotice, object>> = {}): ShutdownNotice => (faker.helpers.arrayElement([{message: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse}, {message: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse}]))

export const getGetMetricNamesResponseMock = (overrideResponse: Partial<Extract<MetricNames, object>> = {}): MetricNames => (faker.helpers.arrayElement([{names: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), ...overrideResponse}, {names: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), ...overrideResponse}]))

export const getGetMetricResponseMock = (overrideResponse: Partial<Extract<Metric, object>> = {}): Metric => (faker.helpers.arrayElement([{name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), baseUnit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), measurements: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({statistic: faker.helpers.arrayElement(Object.values(MetricStatistic)), value: faker.number.float({fractionDigits: 2})})), availableTags: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({tag: faker.string.alpha({length: {min: 10, max: 20}}), values: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))})), ...overrideResponse}, {name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), baseUnit: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), measurements: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({statistic: faker.helpers.arrayElement(Object.values(MetricStatistic)), value: faker.number.float({fractionDigits: 2})})), availableTags: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({tag: faker.string.alpha({length: {min: 10, max: 20}}), values: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))})), ...overrideResponse}]))

export const getGetHealthResponseMock = (overrideResponse: Partial<Extract<Health, object>> = {}): Health => (faker.helpers.arrayElement([{status: faker.string.alpha({length: {min: 10, max: 20}}), groups: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), components: faker.helpers.arrayElement([{
        [faker.string.alphanumeric(5)]: {status: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), details: faker.helpers.arrayElement([{}, undefined]), components: faker.helpers.arrayElement([{}, undefined])}
      }, undefined]), ...overrideResponse}, {status: faker.string.alpha({length: {min: 10, max: 20}}), groups: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), components: faker.helpers.arrayElement([{
        [faker.string.alphanumeric(5)]: {status: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), details: faker.helpers.arrayElement([{}, undefined]), components: faker.helpers.arrayElement([{}, undefined])}
      }, undefined]), ...overrideResponse}]))

export const getGetLogFileResponseMock = (): string => (faker.helpers.arrayElement([faker.word.sample(), faker.word.sample()]))

