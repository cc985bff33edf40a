/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { pathSegment, withQuery } from '../../requestUrl.ts'
import { metricShape } from '../../shapes/metricShape.ts'
import type { GetMetricParams, Metric } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetMetricUrl = (metricName: string,
    params?: GetMetricParams,) => {
  return withQuery(`/actuator/metrics/${pathSegment(metricName)}`, params)
}

/**
 * @summary Return a metric, in total or for the given tags
 */
export const getMetric = async (metricName: string,
    params?: GetMetricParams, options?: Parameters<typeof http>[1]): Promise<Metric> => {

  return http<Metric>(getGetMetricUrl(metricName,params),
  {
      operation: 'getMetric', shape: metricShape,
    ...options


  }
);}
