// Shared by the staff commands: finding an account, and reading its password from standard input.

import { findUserByEmail } from '#app/features/staff/accounts/users.server.ts'
import { normalizePassword, passwordProblems } from '#app/features/staff/passwords/password-rules.ts'
import { hashPassword } from '#app/features/staff/passwords/passwords.server.ts'
import { sayInEnglish } from '#app/languages/message.ts'
import type { Db } from '#db/schema.ts'
import type { User } from '#db/tables/staff.ts'
import { CommandError, readStdin } from './command.ts'

export async function accountOf(db: Db, email: string | undefined): Promise<User> {
  if (!email) throw new CommandError('--email is needed, as in: -- --email you@example.com')
  const user = await findUserByEmail(db, email)
  if (!user) throw new CommandError(`no account has the address ${email}`)
  return user
}

/** Reads a new password from standard input and returns its hash. */
export async function hashFromStdin(): Promise<string> {
  const password = normalizePassword(await readStdin())
  const problems = passwordProblems(password)
  if (problems.length > 0) throw new CommandError(problems.map((problem) => sayInEnglish(problem)).join('. '))
  return hashPassword(password)
}
