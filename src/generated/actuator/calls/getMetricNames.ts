/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { metricNamesShape } from '../../shapes/metricNamesShape.ts'
import type { MetricNames } from '../../model.schemas.ts'
import { http } from '../../../api/http.ts'

export const getGetMetricNamesUrl = () => {




  return `/actuator/metrics`
}

/**
 * @summary Names of all metrics
 */
export const getMetricNames = async ( options?: Parameters<typeof http>[1]): Promise<MetricNames> => {

  return http<MetricNames>(getGetMetricNamesUrl(),
  {
      operation: 'getMetricNames', shape: metricNamesShape,
    ...options


  }
);}
