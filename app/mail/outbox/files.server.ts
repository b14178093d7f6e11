// The files that a mail carries. They are stored once, with their record; the mail names them.
import type { Db } from '#db/schema.ts'
import type { OutboxMail } from '#db/tables/mail.ts'

type Carrier = Pick<OutboxMail, 'files'>
export type MailFile = { name: string; type: string; bytes: number; content: string }

const idsIn = ({ files }: Carrier): string[] => (files ? JSON.parse(files) : [])

export async function listMailFileNames(db: Db, mail: Carrier): Promise<string[]> {
  const ids = idsIn(mail)
  if (ids.length === 0) return []
  const rows = await db.selectFrom('received_files').select('name').where('id', 'in', ids).orderBy('position').execute()
  return rows.map(({ name }) => name)
}

/** In the order of the mail; null if one of them is gone. The content is in base64. */
export async function findMailFiles(db: Db, mail: Carrier): Promise<MailFile[] | null> {
  const ids = idsIn(mail)
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('received_files')
    .select(['id', 'name', 'type', 'bytes', 'content'])
    .where('id', 'in', ids)
    .execute()
  const found = ids.flatMap((id): MailFile[] => {
    const row = rows.find((one) => one.id === id)
    return row?.content ? [{ ...row, content: row.content }] : []
  })
  return found.length === ids.length ? found : null
}
