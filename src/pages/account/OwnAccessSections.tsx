import { CircleCheck, CircleMinus } from 'lucide-react'
import { useMemo } from 'react'
import {
  type AccessTextFormatters,
  describeContentRestrictions,
  describeLibraryAccess,
} from '../../access/describeUserAccess'
import { useCurrentUser } from '../../access/SessionContext'
import { assignableRoles } from '../../access/userRoles'
import { DefinitionList } from '../../components/page/DefinitionList'
import { PageSection } from '../../components/page/PageSection'
import { useEnumText } from '../../language/enumText'
import { useLocaleFormatters } from '../../language/localeFormatters'
import { useTranslate } from '../../language/useTranslate'
import { useLibraries } from '../../resources/libraries'
import styles from './AccountPage.module.css'

/** Roles that the current user has or lacks. Each role has a description. */
export function OwnRolesSection() {
  const t = useTranslate()
  const enumText = useEnumText()
  const { roles } = useCurrentUser()
  return (
    <PageSection title={t('page.account.roles')}>
      <ul className={styles.roles}>
        {assignableRoles.map(role => {
          const isGranted = roles.includes(role)
          const Icon = isGranted ? CircleCheck : CircleMinus
          return (
            <li key={role} data-granted={isGranted}>
              <Icon size={20} strokeWidth={1.5} aria-hidden />
              <span>
                <span className={styles.role}>{enumText('Role', role)}</span>{' '}
                <span className={styles.state}>
                  {t(isGranted ? 'page.account.granted' : 'page.account.notGranted')}
                </span>
                <span className={styles.roleText}>{t(`access.role.${role}`)}</span>
              </span>
            </li>
          )
        })}
      </ul>
    </PageSection>
  )
}

/** Description of the libraries and series that the current user can see. */
export function OwnRestrictionsSection() {
  const t = useTranslate()
  const user = useCurrentUser()
  const texts = useAccessTexts()
  const restrictions = describeContentRestrictions(user, texts)
  return (
    <PageSection title={t('page.account.restrictions')}>
      <DefinitionList
        facts={[
          { name: t('page.account.libraries'), value: describeLibraryAccess(user, texts), wide: true },
          {
            name: t('page.account.series'),
            wide: true,
            value:
              restrictions.length === 0 ? (
                t('page.account.unrestricted')
              ) : (
                <ul className={styles.sentences}>
                  {restrictions.map(sentence => (
                    <li key={sentence}>{sentence}</li>
                  ))}
                </ul>
              ),
          },
        ]}
      />
    </PageSection>
  )
}

function useAccessTexts(): AccessTextFormatters {
  const t = useTranslate()
  const format = useLocaleFormatters()
  const libraries = useLibraries()
  return useMemo(
    () => ({ t, format, libraryName: id => libraries.find(library => library.id === id)?.name }),
    [t, format, libraries],
  )
}
