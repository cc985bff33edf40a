import { useState } from 'react'
import { estimatePasswordStrength } from './estimatePasswordStrength'

/** A password with this score of `estimatePasswordStrength`, or with a lower score, needs a confirmation. */
const MAX_WEAK_PASSWORD_SCORE = 1

export type UseWeakPasswordConfirmationResult = {
  /** Whether the form asks the user to confirm the current password. False after a change of the password. */
  readonly isAsking: boolean
  /** Returns whether the current password needs a confirmation. If true, the form asks for it. */
  readonly askIfWeak: () => boolean
}

/**
 * Confirmation of a weak password before it is sent to the server.
 * @param email e-mail address of the account. A password that contains words of the address is weaker
 */
export function useWeakPasswordConfirmation(password: string, email: string): UseWeakPasswordConfirmationResult {
  const [weakPassword, setWeakPassword] = useState('')
  return {
    isAsking: password !== '' && password === weakPassword,
    askIfWeak: () => {
      const isWeak = estimatePasswordStrength(password, [email]) <= MAX_WEAK_PASSWORD_SCORE
      if (isWeak) setWeakPassword(password)
      return isWeak
    },
  }
}
