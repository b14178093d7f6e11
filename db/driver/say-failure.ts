// Explains in one line why a start or a command failed and how to fix it.

import { troubleOf, troubleWords } from './trouble.ts'

/** A failure that the operator can fix: only its message is shown, never a stack. */
export class OperationalError extends Error {}

/** Others may follow it. */
export const asSentence = (words: string) => (/[.!?…]$/.test(words.trimEnd()) ? words.trimEnd() : `${words.trimEnd()}.`)

/** Null when only a stack trace helps. */
export function sayFailure(error: unknown): string | null {
  if (error instanceof OperationalError) return error.message
  if (!(error instanceof Error)) return null
  const code = 'code' in error ? String(error.code) : ''
  const { message } = error
  const trouble = troubleOf(error)
  return (
    knownWords[code] ??
    systemWords(code, message) ??
    postgresWords(code, message) ??
    (trouble && troubleWords[trouble].operator)
  )
}

const knownWords: Record<string, string> = {
  SQLITE_CANTOPEN: 'The database file cannot be opened: check DATABASE_URL and who may write to its folder.',
  SQLITE_READONLY:
    'The database is read-only: check who may write to its file and folder, and how the disk is mounted.',
  SQLITE_READONLY_DIRECTORY: 'The folder of the database is read-only: SQLite writes files beside the database.',
  SQLITE_FULL: 'The disk of the database is full: free some space and start again.',
  SQLITE_NOTADB: 'The file that DATABASE_URL names is not a database.',
  SQLITE_CORRUPT:
    'The database is damaged. Stop the site, keep its files, and put a backup in its place with npm run restore.',
  ERR_DLOPEN_FAILED: 'better-sqlite3 was installed for another Node: run npm ci with this one.',
  SQLITE_BUSY: 'The database is locked by another program: end that program, or try again in a moment.',
}

/** The system's message names the file. */
function systemWords(code: string, message: string): string | undefined {
  if (['EACCES', 'EPERM', 'EROFS'].includes(code)) return `${message}: check who may write there.`
  if (['ENOTDIR', 'EEXIST'].includes(code)) return `${message}: a file stands where a folder should be.`
  if (['ENOSPC', 'EDQUOT'].includes(code)) return `${message}: free some space and start again.`
  if (['EMFILE', 'ENFILE'].includes(code)) return `${message}: raise the limit of open files (ulimit -n).`
}

/** Handles error codes of the network and of PostgreSQL. */
function postgresWords(code: string, message: string): string | undefined {
  if (['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT', 'ENOENT'].includes(code)) {
    return isAboutFiles(message)
      ? undefined
      : `PostgreSQL cannot be reached (${code}): check DATABASE_URL and the server.`
  }
  if (/connection terminated|timeout exceeded when trying to connect/i.test(message)) {
    return 'PostgreSQL does not answer: check DATABASE_URL and the server.'
  }
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'The host in DATABASE_URL is not known.'
  if (code === '28P01' || code === '28000') return `PostgreSQL refuses the name or password in DATABASE_URL: ${message}`
  if (code === '3D000') return `PostgreSQL has no such database: ${message}`
  if (code === '53300') return `PostgreSQL takes no more connections: ${message}`
  if (code === '42501') return `PostgreSQL does not permit this to the user in DATABASE_URL: ${message}`
}

// A missing Unix socket and a missing file share an error code.
const isAboutFiles = (message: string) => message.startsWith('ENOENT') && !message.includes('connect')
