// Recognises what is wrong with a database in use from the errors of SQLite, PostgreSQL and the system.

export type Trouble = 'busy' | 'full' | 'read-only' | 'unwritable' | 'gone' | 'corrupt' | 'unreachable' | 'moving'

const moving = 'The site is being moved until '

/** The error of every write while a database is moved (db/move/standstill.ts). @param until the expected end */
export const movingMessage = (until: number) => `${moving}${until}`

/** The expected end of the move that made this write fail; null for any other error. */
export function movingUntil(error: unknown): number | null {
  if (!(error instanceof Error) || !error.message.startsWith(moving)) return null
  return Number(error.message.slice(moving.length))
}

// The first match counts. PostgreSQL's codes have five characters.
const signs: [Trouble, RegExp][] = [
  // 57014: the server has ended a query that took too long.
  ['busy', /^SQLITE_(BUSY|LOCKED)|^(55P03|57014)$/],
  ['full', /^SQLITE_FULL|^(ENOSPC|EDQUOT|53100)$/],
  ['gone', /^SQLITE_(READONLY_DBMOVED|CANTOPEN)/],
  ['read-only', /^SQLITE_READONLY|^(EROFS|25006)$/],
  ['corrupt', /^SQLITE_(CORRUPT|NOTADB)|^XX00[12]$/],
  ['unwritable', /^SQLITE_(IOERR|PROTOCOL)|^(EIO|58030)$/],
  [
    'unreachable',
    /^(08...|57P0[1-4]|53[34]00)$|^(ECONN(REFUSED|RESET)|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|E(HOST|NET)UNREACH)$/,
  ],
]
// The PostgreSQL client's own errors have no code.
const messages: [Trouble, RegExp][] = [
  ['busy', /^timeout exceeded when trying to connect$/],
  [
    'unreachable',
    /^(Connection terminated|Query read timeout$|Client (was closed|has encountered a connection error))/,
  ],
]

/** Null when the error says nothing about the database as a whole. */
export function troubleOf(error: unknown): Trouble | null {
  if (!(error instanceof Error)) return null
  if (movingUntil(error) !== null) return 'moving'
  const [text, table] = 'code' in error && error.code ? [String(error.code), signs] : [error.message, messages]
  return table.find(([, sign]) => sign.test(text))?.[0] ?? null
}

const unwritable: (Trouble | null)[] = ['full', 'read-only', 'unwritable', 'gone', 'moving']

/** True if the database could not be written, although it may still be readable. */
export const cannotSave = (error: unknown) => unwritable.includes(troubleOf(error))

type Words = {
  /** For the log: the problem and its remedy. */
  operator: string
  /** For staff who sign in. */
  staff: string
}

export const troubleWords = {
  busy: {
    operator:
      'The database has been locked, or too busy, for longer than five seconds: look for a command or a tool that holds it.',
    staff: 'The database is locked by another program, or very busy. Nothing can be saved until that is over.',
  },
  full: {
    operator: 'The disk that holds the database is full: free some space. No restart is needed.',
    staff: 'The disk that holds the database is full. What is stored can be read, but nothing can be saved.',
  },
  'read-only': {
    operator: 'The database can be read but not written: check the permissions of its file and folder, and the mount.',
    staff: 'The database can be read but not written. Nothing can be saved.',
  },
  unwritable: {
    operator: 'The disk that holds the database reports errors: check the disk, its quota and the system log.',
    staff: 'The disk that holds the database reports errors. Nothing can be saved.',
  },
  gone: {
    operator:
      'The database file, or its -wal or -shm file, was deleted or replaced while the site was running. Nothing more is stored. Put the files back, or stop the server, restore a backup and start it again.',
    staff:
      'The database file was deleted or replaced while the site was running. Nothing can be saved, and what you see here may be gone after a restart.',
  },
  corrupt: {
    operator:
      'A part of the database is damaged and cannot be read: stop the server and restore the newest backup that verifies.',
    staff: 'A part of the database is damaged. Some records cannot be read.',
  },
  unreachable: {
    operator: 'The database server does not answer.',
    staff: 'The database server does not answer.',
  },
  moving: {
    operator:
      'The site is being moved to another database, or was moved and still runs on the former one: pages are served, and nothing can be stored. npm run doctor says which, and what to do.',
    staff: 'The site is being moved to another database. You can read everything, but nothing can be saved.',
  },
} as const satisfies Record<Trouble, Words>
