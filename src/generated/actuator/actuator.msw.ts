/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  Health,
  Metric,
  MetricNames,
  ServerInfo,
  ShutdownNotice
} from '../model.schemas';

import {
  getGetHealthResponseMock,
  getGetLogFileResponseMock,
  getGetMetricNamesResponseMock,
  getGetMetricResponseMock,
  getGetServerInfoResponseMock,
  getShutDownServerResponseMock
} from './actuator.faker.ts';

export { getGetServerInfoResponseMock, getShutDownServerResponseMock, getGetMetricNamesResponseMock, getGetMetricResponseMock, getGetHealthResponseMock, getGetLogFileResponseMock } from './actuator.faker.ts';


export const getGetServerInfoMockHandler = (overrideResponse?: ServerInfo | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerInfo> | ServerInfo), options?: RequestHandlerOptions) => {
  return http.get('*/actuator/info', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetServerInfoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getShutDownServerMockHandler = (overrideResponse?: ShutdownNotice | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ShutdownNotice> | ShutdownNotice), options?: RequestHandlerOptions) => {
  return http.post('*/actuator/shutdown', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getShutDownServerResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetMetricNamesMockHandler = (overrideResponse?: MetricNames | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MetricNames> | MetricNames), options?: RequestHandlerOptions) => {
  return http.get('*/actuator/metrics', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMetricNamesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetMetricMockHandler = (overrideResponse?: Metric | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Metric> | Metric), options?: RequestHandlerOptions) => {
  return http.get('*/actuator/metrics/:metricName', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMetricResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetHealthMockHandler = (overrideResponse?: Health | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Health> | Health), options?: RequestHandlerOptions) => {
  return http.get('*/actuator/health', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetHealthResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetLogFileMockHandler = (overrideResponse?: string | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<string> | string), options?: RequestHandlerOptions) => {
  return http.get('*/actuator/logfile', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const resolvedBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetLogFileResponseMock();
    const textBody = typeof resolvedBody === 'string' ? resolvedBody : JSON.stringify(resolvedBody ?? null);
    return HttpResponse.text(textBody,
      { status: 200
      })
  }, options)
}
export const getActuatorMock = () => [
  getGetServerInfoMockHandler(),
  getShutDownServerMockHandler(),
  getGetMetricNamesMockHandler(),
  getGetMetricMockHandler(),
  getGetHealthMockHandler(),
  getGetLogFileMockHandler()
]
