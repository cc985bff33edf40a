import { CircleCheck, CircleX } from 'lucide-react'
import { TruncatedText } from '../../components/table/TruncatedText'
import { useTranslate } from '../../language/useTranslate'
import type { TableCellProps } from '../../lists/table/tableDefinition'
import styles from './SignInResultCell.module.css'
import type { SignInRecord } from './signInRecord'

/** Result of a sign-in as icon and text. */
export function SignInResultCell({ record: { success } }: TableCellProps<SignInRecord>) {
  const t = useTranslate()
  const Icon = success ? CircleCheck : CircleX
  return (
    <span className={styles.result} data-success={success}>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      <TruncatedText>{t(`page.authenticationActivity.result.${success}`)}</TruncatedText>
    </span>
  )
}
