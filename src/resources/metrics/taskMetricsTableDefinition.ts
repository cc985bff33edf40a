import type { RecordTableDefinition } from '../../lists/table/tableDefinition'
import { TaskAverageTimeCell, TaskTotalTimeCell } from './MetricCells'
import type { TaskMetricRow } from './metricRows'

const field = (name: string) => `resources.metrics.fields.${name}`
const numberColumn = { descendingFirst: true, align: 'end' } as const

/** Table with the metrics of each task type. */
export const taskMetricsTableDefinition: RecordTableDefinition<TaskMetricRow> = {
  name: 'taskMetrics',
  resource: 'metrics',
  labelKey: 'page.metrics.tasks',
  countKey: 'page.metrics.taskTypeCount',
  defaultSort: [{ column: 'seconds', direction: 'desc' }],
  columns: [
    {
      id: 'type',
      labelKey: field('type'),
      value: ({ id }, { enumText }) => enumText('TaskType', id),
      sort: 'type',
      width: 260,
      cardPriority: 1,
    },
    {
      ...numberColumn,
      id: 'executed',
      labelKey: field('executed'),
      value: ({ executed }) => executed,
      sort: 'executed',
      width: 130,
      cardPriority: 2,
    },
    {
      ...numberColumn,
      id: 'failed',
      labelKey: field('failed'),
      value: ({ failed }) => failed,
      sort: 'failed',
      width: 130,
      cardPriority: 3,
    },
    {
      ...numberColumn,
      id: 'seconds',
      labelKey: field('seconds'),
      value: ({ seconds }) => seconds,
      Cell: TaskTotalTimeCell,
      sort: 'seconds',
      width: 140,
      cardPriority: 4,
    },
    {
      ...numberColumn,
      id: 'averageSeconds',
      labelKey: field('averageSeconds'),
      value: ({ averageSeconds }) => averageSeconds,
      Cell: TaskAverageTimeCell,
      sort: 'averageSeconds',
      width: 140,
      cardPriority: 5,
    },
  ],
}
