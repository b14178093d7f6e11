// Checks the environment, as far as possible without contacting anything.

import { buildState } from '#app/commands/start/build-state.js'
import type { Env } from '#app/env.server.ts'
import type { Misspelled } from '#app/process/misspelled.ts'
import { type Finding, ok, warn, wrong } from './finding.ts'

export function checkSettings(env: Env, nodeVersion: string, misspelled: readonly Misspelled[]): Finding[] {
  const names = misspelled.map(({ name, meant }) =>
    warn('Settings', `${name} is none of the site's: did you mean ${meant}?`, 'Rename it, or remove it.'),
  )
  return [ok('Node', nodeVersion), build(), ...names, address(env), proxies(env), sender(env)]
}

function build(): Finding {
  const state = buildState()
  if (state === 'fresh') return ok('Build', 'made from the present sources')
  if (state === 'absent') return wrong('Build', 'there is none in build/', 'Run npm run build, or ship build/.')
  return warn('Build', 'made from other sources than the present ones', 'npm start builds anew where the tools are.')
}

function address({ APP_URL }: Env): Finding {
  const { protocol, hostname } = new URL(APP_URL)
  if (['localhost', '127.0.0.1', '[::1]'].includes(hostname)) {
    return warn('APP_URL', `${APP_URL}: links in mails lead to the reader's own machine`, 'Set the address people use.')
  }
  if (protocol === 'https:') return ok('APP_URL', APP_URL)
  return wrong(
    'APP_URL',
    `${APP_URL} is not https: passwords and cookies travel in the clear`,
    'Put a proxy with TLS in front and set the https address.',
  )
}

function proxies({ APP_URL, TRUSTED_PROXIES }: Env): Finding {
  if (TRUSTED_PROXIES > 0 || !APP_URL.startsWith('https:')) return ok('Proxies', `${TRUSTED_PROXIES} trusted`)
  return warn(
    'Proxies',
    'none is trusted, and https needs one in front: all visitors count as one to the throttles',
    'Set TRUSTED_PROXIES to how many append to X-Forwarded-For.',
  )
}

function sender({ RESEND_API_KEY, MAIL_FROM }: Env): Finding {
  if (!RESEND_API_KEY) {
    return warn(
      'Mail',
      'RESEND_API_KEY is not set: mails are kept and shown to staff, none leaves',
      'Set it with MAIL_FROM.',
    )
  }
  const domain = /@([^\s>]+)/.exec(MAIL_FROM)?.[1] ?? ''
  if (domain.includes('.') && !/(^|\.)(example\.(com|net|org)|localhost|invalid|test|example)$/.test(domain)) {
    return ok('Mail', `sent from ${MAIL_FROM}`)
  }
  return wrong(
    'Mail',
    `MAIL_FROM is ${MAIL_FROM}: nobody can send from ${domain}`,
    'Set an address of a verified domain.',
  )
}
