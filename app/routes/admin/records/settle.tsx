import { Form } from '@remix-run/react'
import { Button } from '#app/ui/button.tsx'
import { inboxPath } from '../inbox/query.ts'

type SettleProps = { reference: string; version: number; query: string }

/** For a sender who wrote again only to say thank you. */
export function Settle({ reference, version, query }: SettleProps) {
  return (
    <Form method="post" action={`${inboxPath}/${reference}/settle${query}`} id="settle">
      <input type="hidden" name="version" value={version} />
      <Button type="submit" variant="outline">
        No reply needed
      </Button>
    </Form>
  )
}
