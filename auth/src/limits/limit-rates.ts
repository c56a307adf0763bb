/** So many at once, refilled at `count` per `perSeconds`. */
export interface Rate {
  count: number
  perSeconds: number
  burst: number
}

const BURST = 30
const every5Minutes = (count: number): Rate => ({ count, perSeconds: 300, burst: BURST })

/** The protocol reference's section 8; leaving for a provider counts as coming in by password does. */
const DEFAULT_RATES = {
  token: every5Minutes(150),
  authorize: every5Minutes(150),
  verify: every5Minutes(30),
  signup: every5Minutes(30),
  otp: every5Minutes(30),
  magiclink: every5Minutes(30),
  recover: every5Minutes(30),
  resend: every5Minutes(30),
  user: every5Minutes(30),
  reauthenticate: every5Minutes(30),
  anonymous: { count: 30, perSeconds: 3600, burst: BURST },
  challenge: { count: 15, perSeconds: 60, burst: BURST },
  'factor-verify': { count: 15, perSeconds: 60, burst: BURST },
  sso: every5Minutes(30),
  web3: every5Minutes(30),
  // All emails of the installation: high, since it stops everybody's. The log says when it does.
  mail: { count: 1000, perSeconds: 3600, burst: 500 },
  // Of these, what callers who are not signed in may use for recipients who had an email within a day.
  'mail-repeated': { count: 500, perSeconds: 3600, burst: 250 },
  'mail-network': { count: 60, perSeconds: 3600, burst: BURST },
  'mail-recipient': { count: 6, perSeconds: 3600, burst: 6 },
  // One a day, to know the recipients who had none.
  'mail-first': { count: 1, perSeconds: 86_400, burst: 1 },
  // Text messages cost money, so that their total stays lower.
  sms: { count: 300, perSeconds: 3600, burst: 100 },
  'sms-network': { count: 20, perSeconds: 3600, burst: 20 },
  'sms-recipient': { count: 6, perSeconds: 3600, burst: 6 },
}

export type RateName = keyof typeof DEFAULT_RATES
export type Rates = Record<RateName, Rate>

/** `off`, or changes to the defaults such as `token=600/300 mail=1000/3600` (count per seconds). */
export function readRates(setting: string): Rates | 'off' {
  if (setting.trim() === 'off') return 'off'
  const rates: Rates = { ...DEFAULT_RATES }
  for (const change of setting.split(/[\s,]+/).filter(Boolean)) {
    const [, name, count, seconds] = /^([a-z0-9-]+)=(\d+)\/(\d+)$/.exec(change) ?? []
    if (!isRateName(name) || !Number(count) || !Number(seconds))
      throw new Error(
        `"${change}" is not "off" or name=count/seconds with a name of: ${Object.keys(DEFAULT_RATES).join(', ')}`,
      )
    rates[name] = {
      count: Number(count),
      perSeconds: Number(seconds),
      burst: Math.max(BURST, Math.ceil(Number(count) / 10)),
    }
  }
  return rates
}

function isRateName(name: string | undefined): name is RateName {
  return name !== undefined && Object.hasOwn(DEFAULT_RATES, name)
}
