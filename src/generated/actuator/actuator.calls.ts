/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GetLogFileHeaders, GetMetricParams, Health, Metric, MetricNames, ServerInfo, ShutdownNotice } from '../model.schemas.ts'
import { http } from '../../api/http.ts'

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getGetServerInfoUrl = () => {




  return `/actuator/info`
}

/**
 * @summary Version of the server and of what it runs on
 */
export const getServerInfo = async ( options?: Parameters<typeof http>[1]): Promise<ServerInfo> => {

  return http<ServerInfo>(getGetServerInfoUrl(),
  {
      operation: 'getServerInfo',
    ...options,
    method: 'GET'


  }
);}

export const getShutDownServerUrl = () => {




  return `/actuator/shutdown`
}

/**
 * @summary End the server
 */
export const shutDownServer = async ( options?: Parameters<typeof http>[1]): Promise<ShutdownNotice> => {

  return http<ShutdownNotice>(getShutDownServerUrl(),
  {
      operation: 'shutDownServer',
    ...options,
    method: 'POST'


  }
);}

export const getGetMetricNamesUrl = () => {




  return `/actuator/metrics`
}

/**
 * @summary Names of all metrics
 */
export const getMetricNames = async ( options?: Parameters<typeof http>[1]): Promise<MetricNames> => {

  return http<MetricNames>(getGetMetricNamesUrl(),
  {
      operation: 'getMetricNames',
    ...options,
    method: 'GET'


  }
);}

export const getGetMetricUrl = (metricName: string,
    params?: GetMetricParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    const explodeParameters = ["tag"];

    if (Array.isArray(value) && explodeParameters.includes(key)) {
      value.forEach((v) => {
        normalizedParams.append(key, v === null ? 'null' : String(v));
      });
      return;
    }


  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/actuator/metrics/${metricName}?${stringifiedParams}` : `/actuator/metrics/${metricName}`
}

/**
 * @summary One metric, of everything or of what the tags say
 */
export const getMetric = async (metricName: string,
    params?: GetMetricParams, options?: Parameters<typeof http>[1]): Promise<Metric> => {

  return http<Metric>(getGetMetricUrl(metricName,params),
  {
      operation: 'getMetric',
    ...options,
    method: 'GET'


  }
);}

export const getGetHealthUrl = () => {




  return `/actuator/health`
}

/**
 * @summary Whether the server is well
 */
export const getHealth = async ( options?: Parameters<typeof http>[1]): Promise<Health> => {

  return http<Health>(getGetHealthUrl(),
  {
      operation: 'getHealth',
    ...options,
    method: 'GET'


  }
);}

export const getGetLogFileUrl = () => {




  return `/actuator/logfile`
}

/**
 * @summary The log of the server, or a part of it
 */
export const getLogFile = async (headers?: GetLogFileHeaders, options?: Parameters<typeof http>[1]): Promise<string> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<string>(getGetLogFileUrl(),
  {
      operation: 'getLogFile',
    ...options,
    method: 'GET',
    headers: { ...headers, ...getHeaders(options?.headers) }

  }
);}
