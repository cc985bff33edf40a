/**
 * This file creates rows of the authentication activity: sign-ins of several users, use of API keys, failed sign-ins.
 * The rows cover the last 29 days.
 */

const DAYS = 29
const AGENTS = {
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0',
  chrome:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  safari:
    'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  android:
    'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  kobo: 'Mozilla/5.0 (Linux; U; Android 2.0; en-us;) AppleWebKit/538.1 (KHTML, like Gecko) Version/4.0 Mobile Safari/538.1 (Kobo Touch 0377/4.38)',
  koreader: 'KOReader/2026.03',
  script: 'curl/8.15.0',
  scanner: 'python-requests/2.32.5',
}

/** Successful sign-ins of some users. `every` is the average number of days between two sign-ins. */
const SIGN_INS = [
  { user: 'admin', source: 'Password', ip: '192.0.2.10', agent: 'firefox', every: 4 },
  { user: 'admin', source: 'RememberMe', ip: '192.0.2.10', agent: 'firefox', every: 2 },
  { user: 'admin', source: 'ApiKey', apiKey: 'E-reader in the kitchen', ip: '192.0.2.21', agent: 'kobo', every: 1.5 },
  {
    user: 'admin',
    source: 'ApiKey',
    apiKey: 'KOReader on the train',
    ip: '198.51.100.77',
    agent: 'koreader',
    every: 3,
  },
  { user: 'keeper', source: 'Password', ip: '192.0.2.12', agent: 'chrome', every: 9 },
  { user: 'reader', source: 'RememberMe', ip: '192.0.2.44', agent: 'safari', every: 2.5 },
  { user: 'reader', source: 'ApiKey', apiKey: 'Tablet', ip: '192.0.2.45', agent: 'android', every: 5 },
  { user: 'child', source: 'Password', ip: '192.0.2.46', agent: 'android', every: 6 },
  { user: 'teen', source: 'RememberMe', ip: '2001:db8:41::7', agent: 'android', every: 3.5 },
  { user: 'ereader', source: 'OAuth2:bookhouse', ip: '192.0.2.50', agent: 'chrome', every: 11 },
]

/**
 * Failed sign-ins with a password. `burst` is the number of attempts within a few minutes. `days` is the age of the
 * first attempt in days.
 */
const FAILURES = [
  {
    ip: '203.0.113.9',
    emails: ['admin@example.org', 'root@example.org', 'demo@longbox.org'],
    agent: 'scanner',
    burst: 14,
    days: 11.3,
  },
  { ip: '203.0.113.140', emails: ['demo@longbox.org'], agent: 'scanner', burst: 9, days: 4.6 },
  { ip: '2001:db8:bad::1f', emails: ['info@example.org', 'test@example.org'], agent: 'script', burst: 6, days: 19.8 },
  { ip: '198.51.100.7', emails: ['nobody@example.org'], agent: 'script', burst: 3, days: 2 },
  { ip: '192.0.2.46', emails: ['child@longbox.org'], agent: 'android', burst: 2, days: 6.1 },
  { ip: '192.0.2.44', emails: ['reader@longbox.org'], agent: 'safari', burst: 1, days: 15.4 },
]
const FAILED_KEYS = { ip: '203.0.113.201', key: '01edcc66839f1f0c938cf5183d45c142', burst: 4, days: 8.2 }
const FAILED_PROVIDER = { ip: '198.51.100.90', email: 'visitor@example.org', error: 'ERR_1025', days: 13.5 }

const round = days => Math.round(days * 10_000) / 10_000

/**
 * Returns the rows of the authentication activity.
 * @param rnd seeded random numbers
 */
export function createSampleAuthenticationActivityRows(rnd) {
  const rows = [
    ...SIGN_INS.flatMap(habit => signInRows(rnd, habit)),
    ...FAILURES.flatMap(({ emails, burst, ...failure }) =>
      Array.from({ length: burst }, (_, i) => failedRow({ ...failure, email: emails[i % emails.length] }, i)),
    ),
    ...Array.from({ length: FAILED_KEYS.burst }, (_, i) => failedKeyRow(i)),
    failedProviderRow(),
  ]
  return rows.sort((first, second) => second.daysAgo - first.daysAgo)
}

function signInRows(rnd, { user, source, apiKey, ip, agent, every }) {
  const rows = []
  for (let days = rnd.between(0.1, every); days < DAYS; days += rnd.between(every * 0.6, every * 1.4))
    rows.push({ daysAgo: round(days), user, apiKey, success: true, source, ip, userAgent: AGENTS[agent] })
  return rows
}

const failedRow = ({ ip, email, agent, days }, index) => ({
  daysAgo: round(days - index * 0.0004),
  email,
  success: false,
  source: 'Password',
  ip,
  userAgent: AGENTS[agent],
  error: 'Bad credentials',
})

const failedKeyRow = index => ({
  daysAgo: round(FAILED_KEYS.days - index * 0.0003),
  apiKey: FAILED_KEYS.key,
  success: false,
  source: 'ApiKey',
  ip: FAILED_KEYS.ip,
  userAgent: AGENTS.script,
  error: 'Bad credentials',
})

const failedProviderRow = () => ({
  daysAgo: FAILED_PROVIDER.days,
  email: FAILED_PROVIDER.email,
  success: false,
  source: 'OAuth2:bookhouse',
  ip: FAILED_PROVIDER.ip,
  userAgent: AGENTS.chrome,
  error: FAILED_PROVIDER.error,
})
