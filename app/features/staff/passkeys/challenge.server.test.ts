import { expect, test } from 'vitest'
import { softPasskey } from '#tests/support/soft-passkey.ts'
import { overBudget } from '#tests/support/text-budget.ts'
import { webAuthn } from './challenge.server.ts'
import { createdSchema } from './schema.ts'

const origin = 'https://site.example'

/** As after the password: an attestation that does not fit is refused. */
async function read(text: string) {
  createdSchema.safeParse({ credential: text })
  const { verifyRegistrationResponse } = await webAuthn()
  const key = softPasskey('site.example', '').create({ challenge: 'x' }, { origin })
  const response = { ...key, response: { ...key.response, attestationObject: text.slice(0, 8000) } }
  const expected = { expectedChallenge: 'x', expectedOrigin: origin }
  return verifyRegistrationResponse({ response: { ...response, clientExtensionResults: {} }, ...expected }).catch(
    () => null,
  )
}

test('what a browser answers for a passkey is read within the budget', async () => {
  expect(await overBudget(20_000, read)).toEqual([])
}, 600_000)
