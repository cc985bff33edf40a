// @vitest-environment jsdom
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import type { Series } from '../../generated/model.schemas'
import { SeriesHeaderMetadata } from './SeriesHeaderMetadata'

vi.mock('../../language/useTranslate', () => ({ useLocaleCode: () => 'fa', useTranslate: () => (key: string) => key }))
vi.mock('../../language/enumText', () => ({ useEnumText: () => (_: string, value: string) => value }))
vi.mock('../../lists/filters/FilterValueLinks', () => ({
  FilterValueLink: ({ filter, value, children }: { filter: string; value: string; children: ReactNode }) => (
    <a href={`?${filter}=${value}`}>{children}</a>
  ),
}))

test('the link of the year filters by Western digits and shows the digits of the language', () => {
  const series = {
    libraryId: 'L',
    oneshot: false,
    booksCount: 1,
    booksReadCount: 0,
    booksMetadata: { releaseDate: '2020-12-31' },
    metadata: { status: 'ENDED', ageRating: null, language: '', totalBookCount: null },
  } as unknown as Series
  const { container } = render(<SeriesHeaderMetadata series={series} />)
  expect(container.querySelector('a[href="?year=2020"]')?.textContent).toBe('۲۰۲۰')
})
