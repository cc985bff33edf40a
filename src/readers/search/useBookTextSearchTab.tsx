import { Suspense } from 'react'
import { lazyComponent } from '../../api/program/lazyComponent'
import { useTranslate } from '../../language/useTranslate'
import type { ContentsSheetTab } from '../ui/sheets/readerSheetAndMenuDefinitions'
import type { BookTextSearchTabProps } from './BookTextSearchTab'

const BookTextSearchTab = lazyComponent(() => import('./BookTextSearchTab'), 'BookTextSearchTab')

/** Returns the search tab for the contents sheet. When the user selects a search result, the sheet closes. */
export function useBookTextSearchTab({ onChoose, ...props }: BookTextSearchTabProps): ContentsSheetTab {
  const t = useTranslate()
  return {
    name: 'search',
    label: t('reader.search.tab'),
    view: close => (
      <Suspense fallback={null}>
        <BookTextSearchTab
          {...props}
          onChoose={result => {
            close()
            onChoose(result)
          }}
        />
      </Suspense>
    ),
  }
}
