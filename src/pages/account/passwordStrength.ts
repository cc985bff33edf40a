/** 0 is the weakest, 4 the strongest. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4

/**
 * Estimates how hard a password is to guess. Common words, words of the user, keyboard sequences and repetitions count little. The
 * result is an approximation for feedback, not a security check.
 * @param known  texts an attacker knows about the user, such as the e-mail address
 */
export function passwordStrength(password: string, known: readonly string[] = []): PasswordStrength {
  const bits = guessBits(password, known)
  const steps = [24, 40, 56, 72]
  return steps.filter(step => bits >= step).length as PasswordStrength
}

function guessBits(password: string, known: readonly string[]): number {
  const words = [...common, ...known.flatMap(word => word.toLowerCase().split(/[^\p{L}\p{N}]+/u))]
  let rest = password.toLowerCase()
  let bits = 0
  for (const word of words.filter(word => word.length > 3).sort((a, b) => b.length - a.length)) {
    while (rest.includes(word)) {
      rest = rest.replace(word, '\0')
      bits += wordBits
    }
  }
  const perCharacter = Math.log2(alphabetOf(password))
  const characters = [...rest]
  characters.forEach((character, at) => {
    if (character === '\0') return
    bits += isExpected(character, characters[at - 1]) ? 1 : perCharacter
  })
  return bits
}

/** Entropy of a word of the list, in bits: guessing it takes no more attempts than the list has words. */
const wordBits = 8

const common = [
  'password passwort passwd letmein welcome admin administrator monkey dragon master shadow sunshine princess football',
  'baseball superman batman iloveyou trustno secret login hello freedom whatever qazwsx starwars pokemon naruto comic',
  'comics manga komga longbox library reader book books love summer winter spring autumn january hunter charlie thomas',
].flatMap(line => line.split(' '))

const rows = ['qwertyuiopasdfghjklzxcvbnm', 'qwertzuiopasdfghjklyxcvbnm', 'abcdefghijklmnopqrstuvwxyz', '01234567890']

/** Whether a character repeats the previous one or is its neighbour in a key sequence, in either direction. */
function isExpected(character: string, before: string | undefined): boolean {
  if (before === undefined) return false
  return character === before || rows.some(row => row.includes(before + character) || row.includes(character + before))
}

const kinds: readonly [RegExp, number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[ -/:-@[-`{-~]/, 33],
  [/[^ -~]/, 100],
]

const alphabetOf = (password: string) =>
  kinds.reduce((size, [pattern, count]) => size + (pattern.test(password) ? count : 0), 1)
