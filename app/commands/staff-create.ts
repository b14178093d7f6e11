// npm run staff:create -- --email ada@example.com --name "Ada Lovelace" [--role admin] [--password-stdin]
import { env } from '#app/env.server.ts'
import { createUser, findUserByEmail, setPassword } from '#app/features/staff/accounts/users.server.ts'
import { issuePasswordLink, linkPath } from '#app/features/staff/passwords/password-links.server.ts'
import { isRole, joinRoles } from '#app/features/staff/permissions.ts'
import { roleLabels, roleNames } from '#app/features/staff/role-words.ts'
import { email as emailRule, nameRule } from '#app/forms/fields/rules.ts'
import { messageOf, sayInEnglish } from '#app/languages/message.ts'
import { commandLine, recordAudit } from '#db/audit.ts'
import { CommandError, runCommand } from './command.ts'
import { hashFromStdin } from './staff-account.ts'

const usage = {
  usage: 'npm run staff:create -- --email <address> --name "<name>" [--role <role>,<role>] [--password-stdin]',
  about: `Creates a staff account and prints a one-time link that sets its password.

  --email            the person’s address, also used to sign in
  --name             the person’s name
  --role             ${Object.keys(roleLabels).join(', ')} (default: admin); several with commas
  --password-stdin   reads the password from standard input instead of making a link`,
  options: {
    email: { type: 'string', default: '' },
    name: { type: 'string', default: '' },
    role: { type: 'string', default: 'admin' },
    'password-stdin': { type: 'boolean', default: false },
  },
} as const

await runCommand(usage, async (db, values) => {
  const [email, name] = [emailRule.safeParse(values.email), nameRule.safeParse(values.name)]
  const problems = [email, name].flatMap(
    (checked) => checked.error?.issues.map((issue) => sayInEnglish(messageOf(issue))) ?? [],
  )
  const held = values.role.split(',')
  if (!held.every(isRole)) problems.push(`--role must be of ${Object.keys(roleLabels).join(', ')}`)
  if (!email.data || !name.data || !held.every(isRole) || problems.length > 0) {
    throw new CommandError(`${problems.join('. ')} (usage: ${usage.usage})`)
  }
  const role = joinRoles(held)
  if (await findUserByEmail(db, email.data)) {
    throw new CommandError(`${email.data} has an account already; for a new password use staff:reset-password`)
  }

  const now = Date.now()
  const passwordHash = values['password-stdin'] ? await hashFromStdin() : null
  const token = await db.transaction().execute(async (trx) => {
    const user = await createUser(trx, { email: email.data, name: name.data, role }, now)
    if (!user) throw new CommandError(`${email.data} has an account already`)
    const entry = { verb: 'account-made', kind: 'user', id: user.id, reference: user.email } as const
    await recordAudit(trx, { ...entry, detail: { role } }, { actor: commandLine, now })
    if (!passwordHash) return issuePasswordLink(trx, user.id, 'invite', now)
    await setPassword(trx, user.id, passwordHash)
    return null
  })

  console.log(`${roleNames(role, sayInEnglish)} account created for ${name.data} <${email.data}>.`)
  if (token) {
    console.log('This link sets the password. It works once, for 72 hours:')
    console.log(`  ${env.APP_URL}${linkPath('invite', token)}`)
  } else {
    console.log(`Sign in at ${env.APP_URL}/login`)
  }
})
