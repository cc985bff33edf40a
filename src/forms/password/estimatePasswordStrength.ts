/** Strength of a password, from 0 (weakest) to 4 (strongest). */
export type PasswordStrengthScore = 0 | 1 | 2 | 3 | 4

/**
 * Estimates the strength of a password. Common words, texts about the user, keyboard sequences such as "qwerty", and
 * repeated characters make a password weaker.
 * @param userInputs texts about the user that an attacker may know, such as the e-mail address
 */
export function estimatePasswordStrength(password: string, userInputs: readonly string[] = []): PasswordStrengthScore {
  const bits = estimateEntropyBits(password, userInputs)
  const steps = [24, 40, 56, 72]
  return steps.filter(step => bits >= step).length as PasswordStrengthScore
}

function estimateEntropyBits(password: string, userInputs: readonly string[]): number {
  const words = [...commonWords, ...userInputs.flatMap(word => word.toLowerCase().split(/[^\p{L}\p{N}]+/u))]
  let remaining = password.toLowerCase()
  let bits = 0
  for (const word of words.filter(word => word.length > 3).sort((a, b) => b.length - a.length)) {
    while (remaining.includes(word)) {
      remaining = remaining.replace(word, '\0')
      bits += DICTIONARY_WORD_BITS
    }
  }
  const perCharacter = Math.log2(alphabetSize(password))
  const characters = [...remaining]
  characters.forEach((character, index) => {
    if (character === '\0') return
    bits += isPredictable(character, characters[index - 1]) ? 1 : perCharacter
  })
  return bits
}

/** Entropy of a common word, in bits. The value is low, because attackers try all words of a list. */
const DICTIONARY_WORD_BITS = 8

const commonWords = [
  'password passwort passwd letmein welcome admin administrator monkey dragon master shadow sunshine princess football',
  'baseball superman batman iloveyou trustno secret login hello freedom whatever qazwsx starwars pokemon naruto comic',
  'comics manga komga longbox library reader book books love summer winter spring autumn january hunter charlie thomas',
].flatMap(line => line.split(' '))

const keySequences = [
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
]

/**
 * Returns whether a character repeats the previous character ("aa"), or is its neighbor in the alphabet ("ab") or on
 * the keyboard ("qw").
 */
function isPredictable(character: string, previous: string | undefined): boolean {
  if (previous === undefined) return false
  return (
    character === previous ||
    keySequences.some(row => row.includes(previous + character) || row.includes(character + previous))
  )
}

const characterClasses: readonly [RegExp, number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[ -/:-@[-`{-~]/, 33],
  [/[^ -~]/, 100],
]

const alphabetSize = (password: string) =>
  characterClasses.reduce((size, [pattern, count]) => size + (pattern.test(password) ? count : 0), 1)
