import { useEnumText } from '../../language/enumText'
import { useTranslate } from '../../language/useTranslate'
import { estimatePasswordStrength } from './estimatePasswordStrength'
import styles from './PasswordStrengthMeter.module.css'

/**
 * Shows the strength of the typed password with four bars and a label.
 * @param email e-mail address of the account. A password that contains words of the address is weaker
 */
export function PasswordStrengthMeter({ password, email }: { password: string; email: string }) {
  const t = useTranslate()
  const enumText = useEnumText()
  const strength = estimatePasswordStrength(password, [email])
  return (
    <div className={styles.strength} data-strength={password ? strength : undefined}>
      <div className={styles.bars} aria-hidden="true">
        {[1, 2, 3, 4].map(bar => (
          <span key={bar} data-filled={password !== '' && bar <= Math.max(1, strength)} />
        ))}
      </div>
      <p role="status">
        {password && t('page.login.strength', { value: enumText('PasswordStrength', String(strength)) })}
      </p>
    </div>
  )
}
