import { expect, test } from 'vitest'
import { readBodyWithFile } from './body.server.ts'

const limit = 8_500_000

/** A form with a file whose last bytes wait until they are asked for. */
function upload(size: number) {
  const gate = new Promise<void>((open) => {
    release.push(open)
  })
  const [head, tail] = [
    '--x\r\nContent-Disposition: form-data; name="cv"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n',
    '\r\n--x--\r\n',
  ].map((text) => new TextEncoder().encode(text))
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(head)
      controller.enqueue(new Uint8Array(size))
      await gate
      controller.enqueue(tail)
      controller.close()
    },
  })
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
  return readBodyWithFile(
    new Request('http://localhost/careers/react', { method: 'POST', body, headers, duplex: 'half' } as RequestInit),
    'cv',
    limit,
  )
}

const release: (() => void)[] = []

test('files that strangers send at one time take a limited memory; then the next wait their turn', async () => {
  const first = Array.from({ length: 4 }, () => upload(7_000_000))
  await expect(upload(7_000_000)).rejects.toMatchObject({ status: 503 })
  // A form without a file is taken all the while.
  const small = upload(100_000)
  for (const open of release) open()
  expect((await small).file?.bytes.byteLength).toBe(100_000)
  for (const { file } of await Promise.all(first)) expect(file?.bytes.byteLength).toBe(7_000_000)

  const again = upload(7_000_000)
  release.at(-1)?.()
  expect((await again).file?.bytes.byteLength).toBe(7_000_000)
})
