/** Whether a text is a day that the calendar has, year first: the 31st of February is none, though a Date would take it. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d(:?\d\d)?)(\[[^\]]+\])?$/i

/** The milliseconds of a day with its time and zone; undefined for every other text. */
export function momentOf(text: string): number | undefined {
  const time = MOMENT.test(text) && isDay(text.slice(0, 10)) ? Date.parse(text.replace(/\[.*$/, '')) : Number.NaN
  return Number.isNaN(time) ? undefined : time
}
