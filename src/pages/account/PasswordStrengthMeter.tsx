import { useEnumText } from '../../language/enumText'
import { useTranslate } from '../../language/useTranslate'
import styles from '../signIn/LoginPage.module.css'
import { passwordStrength } from './passwordStrength'

/**
 * Shows the strength of a password during input: four bars and a label.
 * @param known  e-mail address of the account; a password that contains it counts as weaker
 */
export function PasswordStrengthMeter({ password, known }: { password: string; known: string }) {
  const t = useTranslate()
  const enumText = useEnumText()
  const strength = passwordStrength(password, [known])
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
