import { Tabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { useMediaQuery } from '../components/page/useMediaQuery'
import { useLocaleFormatters } from '../language/localeFormatters'
import { useTranslate } from '../language/useTranslate'
import styles from './FormSections.module.css'

/**
 * Section of a form. `problemCount` is the number of invalid fields. `isTitledByField` hides the section heading on
 * phones. This flag is set for a section with a single field that has the same title.
 */
export type FormSectionData = {
  name: string
  title: string
  problemCount: number
  content: ReactNode
  isTitledByField?: boolean
}

type FormSectionsProps = { sections: readonly FormSectionData[]; open: string; onOpen: (name: string) => void }

/** Scrolls to the first validation message of a section. */
export const scrollToFirstValidationMessage = (name: string): void =>
  document.querySelector(`[data-part="${name}"] [role=alert]`)?.scrollIntoView({ block: 'center' })

/** Sections of a form. On wide screens, each section is a tab. On phones, the sections are stacked. */
export function FormSections({ sections, open, onOpen }: FormSectionsProps) {
  const narrow = useMediaQuery('(max-width: 599px)')
  if (sections.length === 1) return sections[0]?.content
  return narrow ? (
    <StackedSections sections={sections} />
  ) : (
    <TabbedSections sections={sections} open={open} onOpen={onOpen} />
  )
}

function StackedSections({ sections }: Pick<FormSectionsProps, 'sections'>) {
  return sections.map(({ name, title, content, isTitledByField }) => (
    <section key={name} data-part={name} className={styles.section} aria-labelledby={`section-${name}`}>
      <h3 id={`section-${name}`} className={isTitledByField ? 'visually-hidden' : undefined}>
        {title}
      </h3>
      {content}
    </section>
  ))
}

function TabbedSections({ sections, open, onOpen }: FormSectionsProps) {
  const t = useTranslate()
  const { number } = useLocaleFormatters()
  return (
    <Tabs.Root value={open} onValueChange={onOpen} orientation="vertical" className={styles.tabs}>
      <Tabs.List className={styles.list} activateOnFocus>
        {sections.map(({ name, title, problemCount }) => (
          <Tabs.Tab key={name} value={name} className={styles.tab}>
            {title}
            {problemCount > 0 && (
              <span className={styles.faults} role="img" aria-label={t('form.problemCount', { count: problemCount })}>
                {number(problemCount)}
              </span>
            )}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {sections.map(({ name, content }) => (
        <Tabs.Panel key={name} value={name} data-part={name} className={styles.panel} keepMounted>
          {content}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  )
}
