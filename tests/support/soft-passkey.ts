// An authenticator in software with one passkey (ES256, no attestation), answering as a browser would.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const flag = { present: 1, verified: 4, syncable: 8, hasKey: 64 }

type Asked = { challenge: string }
type Answering = { origin: string; counter?: number; isVerified?: boolean; handle?: string }

/** @param rpId the host for which it works @param handle of the account, base64url */
export function softPasskey(rpId: string, handle: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  const head = (flags: number, counter: number) => {
    const rest = Buffer.alloc(5)
    rest.writeUInt8(flags)
    rest.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(rpId), rest])
  }
  return {
    id,
    create({ challenge }: Asked, { origin, isVerified = true }: Answering) {
      const flags = flag.present | (isVerified ? flag.verified : 0) | flag.syncable | flag.hasKey
      const length = Buffer.from([0, credentialId.length])
      const key = Buffer.concat([hex('a5010203262001215820'), bytes(x), hex('225820'), bytes(y)])
      const authData = Buffer.concat([head(flags, 0), Buffer.alloc(16), length, credentialId, key])
      const attestation = [
        hex('a363666d74646e6f6e656761747453746d74a068617574684461746158'),
        [authData.length],
        authData,
      ]
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
          attestationObject: Buffer.concat(attestation.map((part) => Buffer.from(part))).toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    get({ challenge }: Asked, { origin, counter = 0, isVerified = true, handle: other = handle }: Answering) {
      const flags = flag.present | (isVerified ? flag.verified : 0) | flag.syncable
      const authData = head(flags, counter)
      const client = clientData('webauthn.get', challenge, origin)
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey).toString('base64url'),
          userHandle: other,
        },
      }
    },
  }
}

const hex = (digits: string) => Buffer.from(digits, 'hex')
const bytes = (encoded: string) => Buffer.from(encoded, 'base64url')
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
