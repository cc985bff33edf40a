/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { http } from '../../../api/http.ts'

export const getCancelTasksUrl = () => {




  return `/api/v1/tasks`
}

/**
 * @summary Remove all waiting tasks from the queue. Running tasks continue
 */
export const cancelTasks = async ( options?: Parameters<typeof http>[1]): Promise<number> => {

  return http<number>(getCancelTasksUrl(),
  {
      operation: 'cancelTasks', shape: 'count',
    ...options,
    method: 'DELETE'


  }
);}
