import { afterEach, expect, test, vi } from 'vitest'
import { readBody, readBodyWithFile, readBodyWithFiles, readUpload } from './body.server.ts'

afterEach(() => {
  vi.useRealTimers()
})

const limit = 8_500_000

const encode = (text: string) => new TextEncoder().encode(text)
const part = (name: string) => `--x\r\nContent-Disposition: form-data; name="${name}"`
const head = encode(
  `${part('name')}\r\n\r\nAda\r\n${part('cv')}; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n`,
)
const tail = encode(`\r\n${part('agree')}\r\n\r\nyes\r\n--x--\r\n`)
const piece = new Uint8Array(100_000)

/** A multipart form with a file whose last bytes are held back until requested. */
function upload(size: number, client: string) {
  const [arrived, gate] = [latch(), latch()]
  const pieces = [head, ...Array<Uint8Array>(size / piece.length).fill(piece)]
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = pieces.shift()
      if (next) return controller.enqueue(next)
      arrived.open()
      await gate.opened
      controller.enqueue(tail)
      controller.close()
    },
  })
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x', 'x-client-ip': client }
  const init = { method: 'POST', body, headers, duplex: 'half' } as RequestInit
  const read = readBodyWithFile(new Request('http://localhost/careers/react', init), 'cv', limit)
  return { read, arrived: arrived.opened, finish: gate.open }
}

function latch() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

const sizeOf = async ({ read, finish }: ReturnType<typeof upload>) => {
  finish()
  return (await read).file?.bytes.byteLength
}

test('concurrent public uploads share a memory limit, and one address gets a part of it', async () => {
  const addresses = ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2', '192.0.2.2', '192.0.2.2']
  const uploads = []
  for (const address of addresses) {
    const next = upload(7_000_000, address)
    await next.arrived
    uploads.push(next)
  }
  const small = upload(100_000, '192.0.2.1')
  expect(await sizeOf(small)).toBe(100_000)

  const ends = uploads.map(async ({ read, finish }) => {
    finish()
    const { fields, file, isDropped = false } = await read
    expect(Object.fromEntries(fields)).toEqual({ name: 'Ada', agree: 'yes' })
    return [file?.bytes.byteLength, isDropped]
  })
  const [kept, dropped] = [
    [7_000_000, false],
    [undefined, true],
  ]
  expect(await Promise.all(ends)).toEqual([kept, kept, dropped, kept, kept, dropped])
  expect(await sizeOf(upload(7_000_000, '192.0.2.1'))).toBe(7_000_000)
})

/** Every reader of a form that may have a file. */
const readers: Record<string, (request: Request) => Promise<unknown>> = {
  'a form of any kind': readBody,
  'a public form with a file': (request) => readBodyWithFile(request, 'cv', limit),
  'a reply with files': (request) => readBodyWithFiles(request, 'files', limit),
  'a picture or an import': (request) => readUpload(request, limit),
}

test.each(Object.entries(readers))(
  'texts beside a file are no longer than those of other forms: %s',
  async (_, read) => {
    const texts = (letters: number) => {
      const body = new FormData()
      body.append('name', 'Ada')
      body.append('message', 'a'.repeat(letters))
      body.append('cv', new Blob(['%PDF-']), 'a.pdf')
      return new Request('http://localhost/careers/react', { method: 'POST', body })
    }
    await expect(read(texts(8_000_000))).rejects.toMatchObject({ status: 413 })
    await expect(read(texts(262_144))).rejects.toMatchObject({ status: 413 })
    await expect(read(texts(250_000))).resolves.toBeDefined()
  },
)

/** A form whose end comes when it is sent. */
function slowForm() {
  let source: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      source = controller
      controller.enqueue(encode('name=A'))
    },
  })
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const init = { method: 'POST', body, headers, duplex: 'half' } as RequestInit
  const send = () => {
    source?.enqueue(encode('da'))
    source?.close()
  }
  return { read: readBody(new Request('http://localhost/contact', init)), send }
}

test('files arrive byte for byte, in their order, whatever they hold; one that was not chosen is none', async () => {
  const form = new FormData()
  const odd = new Uint8Array([13, 10, 45, 45, 0, 255, 13, 10, 13, 10, 45])
  form.append('name', 'Ada\r\n\r\nfilename=')
  form.append('cv', new File([odd], 'été "1".pdf'))
  form.append('other', new File([piece], 'other.bin'))
  form.append('cv', new File([], 'empty.pdf'))
  form.append('cv', new File([odd, piece], '이력서.pdf'))
  form.append('agree', 'yes')
  const whole = new Response(form)
  const type = whole.headers.get('Content-Type') ?? ''
  const [, line = ''] = type.split('boundary=')
  // As browsers send it, which Node does not.
  const notChosen = 'Content-Disposition: form-data; name="cv"; filename=""\r\nContent-Type: application/octet-stream'
  const body = new Blob([`--${line}\r\n${notChosen}\r\n\r\n\r\n`, await whole.arrayBuffer()])
  const init = { method: 'POST', body, headers: { 'Content-Type': type } }
  const request = new Request('http://localhost/dashboard', init)
  const { fields, files } = await readBodyWithFiles(request, 'cv', limit)
  expect([...fields]).toEqual([
    ['name', 'Ada\r\n\r\nfilename='],
    ['agree', 'yes'],
  ])
  expect(files.map(({ name, bytes }) => [name, bytes.length])).toEqual([
    ['été "1".pdf', 11],
    ['empty.pdf', 0],
    ['이력서.pdf', 100_011],
  ])
  expect([...(files[0]?.bytes ?? [])]).toEqual([...odd])
  expect([...(files[2]?.bytes.subarray(0, 11) ?? [])]).toEqual([...odd])
})

test('a form without files has half a minute to arrive', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  const ending = expect(slowForm().read).rejects.toMatchObject({ status: 408 })
  await vi.advanceTimersByTimeAsync(30_000)
  await ending
})

test('a form that arrives while the site is too busy to read it is not late', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  const { read, send } = slowForm()
  // As after a minute in which no timer could run and nothing could be read.
  vi.runOnlyPendingTimers()
  send()
  expect((await read).get('name')).toBe('Ada')
})
