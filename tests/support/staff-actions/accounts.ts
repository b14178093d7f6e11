// One’s own account and those of colleagues.
import { inviteUser } from '#app/features/staff/accounts/manage-users.server.ts'
import { theSite } from '#db/audit.ts'
import { beginPasskey, challengeOf, storedPasskey } from '../passkeys.ts'
import { password, staffAccount } from '../people.ts'
import { softPasskey } from '../soft-passkey.ts'
import { appCode, letTimePass, setUpTwoStep } from '../two-step.ts'
import type { Visitor } from '../visitor.ts'
import { newPassword, next, type StaffActions, secrets, send, settings, site } from './acting.ts'

export const accountsActions: StaffActions = {
  'routes/admin/staff/users/invite': {
    invited: {
      does: (staff) =>
        send(staff, '/dashboard/users/invite', '#invite', {
          name: 'New',
          email: `n${next()}@example.com`,
          role: 'viewer',
        }),
    },
  },
  'routes/admin/staff/users/user': {
    'role-changed': { prepare: colleague, does: (staff, path) => send(staff, path, '#user', { role: 'editor' }) },
    renamed: { prepare: colleague, does: (staff, path) => send(staff, path, '#user', { name: 'Wanda' }) },
  },
  'routes/admin/staff/users/action': {
    'password-link-made': {
      prepare: colleague,
      does: (staff, path) => send(staff, `${path}/reset-password`, '#account-action'),
    },
    'sessions-ended': {
      prepare: colleague,
      does: (staff, path) => send(staff, `${path}/end-sessions`, '#account-action'),
    },
    'two-step-reset': {
      prepare: async () => {
        const path = await colleague()
        const row = { secret: 'x', created_at: 1, confirmed_at: 1, last_step: 0 }
        await site.db
          .insertInto('two_step')
          .values({ user_id: path.split('/').at(-1) ?? '', ...row })
          .execute()
        return path
      },
      does: (staff, path) => send(staff, `${path}/reset-two-step`, '#account-action'),
    },
    disabled: { prepare: colleague, does: (staff, path) => send(staff, `${path}/disable`, '#account-action') },
    enabled: {
      prepare: async () => {
        const path = await colleague()
        await site.db
          .updateTable('users')
          .set({ status: 'disabled' })
          .where('id', '=', path.split('/').at(-1) ?? '')
          .execute()
        return path
      },
      does: (staff, path) => send(staff, `${path}/enable`, '#account-action'),
    },
    'invitation-sent-again': {
      prepare: invited,
      does: (staff, path) => send(staff, `${path}/invite-again`, '#account-action'),
    },
    'invitation-revoked': { prepare: invited, does: (staff, path) => send(staff, `${path}/revoke`, '#account-action') },
  },
  'routes/admin/staff/account/profile': {
    renamed: { does: (staff) => send(staff, `${settings}/profile`, '#profile', { name: 'Other Name' }) },
    'notices-changed': { does: (staff) => send(staff, `${settings}/profile`, '#profile', { notices: 'daily' }) },
    'office-changed': { does: (staff) => send(staff, `${settings}/profile`, '#profile', { office: 'seoul' }) },
    'language-changed': { does: (staff) => send(staff, `${settings}/profile`, '#profile', { language: 'fr' }) },
    'time-zone-changed': { does: (staff) => send(staff, `${settings}/profile`, '#profile', { timeZone: 'UTC' }) },
  },
  'routes/admin/staff/account/session-end': {
    'session-ended': {
      prepare: async (staff) => {
        await elsewhere(staff)
        return ''
      },
      does: (staff) => send(staff, `${settings}/sessions`, 'form[action$="/end"]'),
    },
  },
  'routes/admin/staff/account/sessions-end-others': {
    'sessions-ended': {
      prepare: async (staff) => {
        await elsewhere(staff)
        return ''
      },
      does: (staff) => send(staff, `${settings}/sessions`, '#end-others'),
    },
  },
  'routes/admin/staff/account/api-tokens': {
    'token-made': {
      does: (staff) =>
        send(staff, `${settings}/api-tokens`, '#api-token', { label: 'Private label', currentPassword: password }),
    },
  },
  'routes/admin/staff/account/api-token-revoke': {
    'token-revoked': {
      prepare: async (staff) => {
        await send(staff, `${settings}/api-tokens`, '#api-token', { label: 'Private label', currentPassword: password })
        return ''
      },
      does: (staff) => send(staff, `${settings}/api-tokens`, 'form[action$="/revoke"]'),
    },
  },
  'routes/admin/staff/account/security': {
    'two-step-required': { does: (staff) => send(staff, `${settings}/security`, '#security', { viewer: 'passkey' }) },
  },
  'routes/admin/staff/account/passkeys/passkeys': {
    'passkey-begun': { does: (staff) => beginPasskey(staff) },
  },
  'routes/admin/staff/account/passkeys/add': {
    'passkey-added': {
      prepare: async (staff) => {
        await beginPasskey(staff)
        return JSON.stringify(softPasskey('localhost', '').create(challengeOf(staff), { origin: staff.origin }))
      },
      does: (staff, credential) => staff.post(`${settings}/passkeys/add`, new URLSearchParams({ credential })),
    },
  },
  'routes/admin/staff/account/passkeys/passkey': {
    'passkey-renamed': {
      prepare: ownPasskey,
      does: (staff, path) => send(staff, path, '#passkey-name', { name: 'Private label' }),
    },
  },
  'routes/admin/staff/account/passkeys/revoke': {
    'passkey-revoked': {
      prepare: ownPasskey,
      does: (staff, path) => send(staff, `${path}/revoke`, '#passkey-revoke', { currentPassword: password }),
    },
  },
  'routes/admin/staff/account/password': {
    'password-changed': {
      does: (staff) =>
        send(staff, '/dashboard/change-password', '#change-password', {
          currentPassword: password,
          password: newPassword,
          confirmPassword: newPassword,
        }),
    },
    'password-refused': {
      does: (staff) =>
        send(staff, '/dashboard/change-password', '#change-password', {
          currentPassword: 'Wrong Horse 7',
          password: newPassword,
          confirmPassword: newPassword,
        }),
    },
  },
  'routes/admin/staff/account/two-step/two-step': {
    'two-step-begun': {
      does: (staff) => send(staff, `${settings}/two-step`, '#two-step', { currentPassword: password }),
    },
  },
  'routes/admin/staff/account/two-step/set-up': {
    'two-step-turned-on': {
      prepare: async (staff) => {
        const page = await send(staff, `${settings}/two-step`, '#two-step', { currentPassword: password })
        return known(page.$('code').text().replaceAll(' ', ''))
      },
      does: (staff, secret) =>
        send(staff, `${settings}/two-step/set-up`, '#two-step-set-up', { code: appCode(secret) }),
    },
  },
  'routes/admin/staff/account/two-step/recovery-codes': {
    'recovery-codes-renewed': {
      prepare: twoStepSecret,
      does: (staff, secret) =>
        send(staff, `${settings}/two-step/recovery-codes`, '#recovery-codes', {
          currentPassword: password,
          code: appCode(secret),
        }),
    },
    'code-refused': {
      prepare: twoStepSecret,
      does: (staff) =>
        send(staff, `${settings}/two-step/recovery-codes`, '#recovery-codes', {
          currentPassword: password,
          code: '1234 1234 1234 1234 1234 1234',
        }),
    },
  },
  'routes/admin/staff/account/two-step/turn-off': {
    'two-step-turned-off': {
      prepare: twoStepSecret,
      does: (staff, secret) =>
        send(staff, `${settings}/two-step/turn-off`, '#two-step-turn-off', {
          currentPassword: password,
          code: appCode(secret),
        }),
    },
  },
}

async function colleague() {
  const email = await staffAccount(site, 'viewer', { name: 'Vera' })
  const { id } = await site.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  return `/dashboard/users/${id}`
}

async function invited() {
  const input = { email: `i${Date.now()}.${next()}@example.com`, name: 'Ina', role: 'viewer' as const }
  const made = await inviteUser(site.db, input, { actor: theSite, now: Date.now() })
  return `/dashboard/users/${made?.user.id}`
}

/** Signs in a second time with the account of a signed-in visitor. */
async function elsewhere(staff: Visitor) {
  const { email } = await mostRecent(staff)
  const other = site.visitor()
  await other.submit(await other.visit('/login'), '#login', { email, password })
}

async function mostRecent(staff: Visitor) {
  const page = await staff.visit(`${settings}/profile`)
  const name = String(page.$('[name=name]').val())
  const named = site.db.selectFrom('users').selectAll().where('name', '=', name)
  return named.orderBy('created_at', 'desc').orderBy('id', 'desc').executeTakeFirstOrThrow()
}

/** The page of a passkey of this person. */
async function ownPasskey(staff: Visitor) {
  const { id } = await mostRecent(staff)
  return `${settings}/passkeys/${await storedPasskey(site, id)}`
}

function known(secret: string) {
  secrets.push(secret)
  return secret
}

async function twoStepSecret(staff: Visitor) {
  const { secret, recoveryCodes } = await setUpTwoStep(staff)
  secrets.push(...recoveryCodes)
  await letTimePass(site)
  return known(secret)
}
