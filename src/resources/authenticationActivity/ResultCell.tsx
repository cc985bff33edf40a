import { CircleCheck, CircleX } from 'lucide-react'
import { useTranslate } from '../../language/useTranslate'
import type { CellProps } from '../../lists/table/tableDefinition'
import styles from './ResultCell.module.css'
import type { SignIn } from './signIn'

/** Result of a sign-in as icon and text. */
export function ResultCell({ record: { success } }: CellProps<SignIn>) {
  const t = useTranslate()
  const Icon = success ? CircleCheck : CircleX
  return (
    <span className={styles.result} data-success={success}>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      {t(`page.authenticationActivity.result.${success}`)}
    </span>
  )
}
