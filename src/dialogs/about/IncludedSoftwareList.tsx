import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fetchClientAssetJson } from '../../api/fetchClientAssetJson'
import { clientBasePath } from '../../api/toAbsoluteServerUrl'
import { DisclosureSummary } from '../../components/controls/DisclosureSummary'
import { useTranslate } from '../../language/useTranslate'
import styles from './IncludedSoftwareList.module.css'

/** Entry of the file third-party.json, which `scripts/third-party.mjs` creates. */
type IncludedPackage = { name: string; version: string; license: string; text: string }

/**
 * List of the third-party packages in Longbox, with their licenses. The list is fetched when the user opens the list.
 */
export function IncludedSoftwareList() {
  const t = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  const { data, isError } = useQuery({
    queryKey: ['third-party.json'],
    queryFn: () => fetchClientAssetJson<IncludedPackage[]>(`${clientBasePath}/third-party.json`),
    meta: { shownBy: 'dialog' },
    enabled: isOpen,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return (
    <details className={styles.section} onToggle={event => setIsOpen(event.currentTarget.open)}>
      <DisclosureSummary>{t('dialog.about.software')}</DisclosureSummary>
      <div role="status">{!data && <p>{t(isError ? 'dialog.about.softwareFailed' : 'dialog.about.loading')}</p>}</div>
      {data && (
        <ul className={styles.list} lang="en" dir="ltr">
          {data.map(({ name, version, license, text }) => (
            <li key={`${name}@${version}`}>
              <details>
                <DisclosureSummary>
                  {name} {version} <small>{license}</small>
                </DisclosureSummary>
                <pre className={styles.text}>{text}</pre>
              </details>
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}
