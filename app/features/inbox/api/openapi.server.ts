// The description of the records API for programs (OpenAPI 3.1). Tests hold every answer to it.
import { z } from 'zod'
import { exportedRecord } from '../exported-record.ts'
import { mostRecords } from './read-records.server.ts'

export const recordsApi = (site: string) => ({
  openapi: '3.1.0',
  info: {
    title: 'Records API',
    version: '1',
    description:
      'Enquiries and applications, as the site’s JSON download has them. New fields may be added; programs ignore those that they do not know. Records in quarantine as spam are never given.',
  },
  servers: [{ url: site }],
  security: [{ token: [] }],
  paths: {
    '/api/records': { get: listing },
    '/api/records/{reference}': { get: one },
  },
  components: {
    securitySchemes: {
      token: {
        type: 'http',
        scheme: 'bearer',
        description: 'A token that may read enquiries and applications, from Settings, API tokens.',
      },
    },
    schemas: { Record: inDocument(exportedRecord), Refusal: refusalSchema },
  },
})

/** Without `additionalProperties: false`, because fields may be added. */
function inDocument(schema: z.ZodType) {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io: 'input' })
  return described
}

const record = { $ref: '#/components/schemas/Record' }

const refusalSchema = {
  type: 'object',
  required: ['success', 'message'],
  properties: { success: { const: false }, message: { type: 'string' } },
}

const json = (schema: object) => ({ 'application/json': { schema } })

const refused = (description: string, headers?: object) => ({
  description,
  ...(headers ? { headers } : {}),
  content: json({ $ref: '#/components/schemas/Refusal' }),
})

const done = (description: string, data: object) => ({
  description,
  headers: { ETag: { schema: { type: 'string' } } },
  content: json({
    type: 'object',
    required: ['success', 'data'],
    properties: { success: { const: true }, data },
  }),
})

const unchanged = { description: 'Nothing has changed since the answer with the ETag in If-None-Match.' }

const refusals = {
  '304': unchanged,
  '401': refused('The token is missing, unknown, expired or revoked.', {
    'WWW-Authenticate': { schema: { type: 'string' } },
  }),
  '403': refused('The token, or the role of its owner, may not read this.'),
  '429': refused('More than 60 requests in a minute.', {
    'Retry-After': { description: 'In seconds.', schema: { type: 'integer' } },
  }),
  '500': refused('The site has failed. Asking again later may help.'),
}

const parameter = (name: string, description: string, schema: object) => ({ name, in: 'query', description, schema })

const listing = {
  operationId: 'listRecords',
  summary: 'Records in the order of their arrival',
  parameters: [
    parameter('cursor', 'The “next_cursor” of the answer before. Without it, the list begins with the oldest.', {
      type: 'string',
    }),
    parameter('since', 'Only records received at this time or later.', { type: 'string', format: 'date-time' }),
    parameter('limit', 'The most records in the answer.', {
      type: 'integer',
      minimum: 1,
      maximum: mostRecords,
      default: 50,
    }),
  ],
  responses: {
    '200': done('A page of the list.', {
      type: 'object',
      required: ['records', 'next_cursor', 'has_more'],
      properties: {
        records: { type: 'array', items: record },
        next_cursor: {
          type: ['string', 'null'],
          description: 'Where to go on, also later, when records have come in since. Null while there are none at all.',
        },
        has_more: { type: 'boolean', description: 'More records can be read now.' },
      },
    }),
    '400': refused('The query cannot be read.'),
    ...refusals,
  },
}

const one = {
  operationId: 'findRecord',
  summary: 'One record',
  parameters: [
    {
      name: 'reference',
      in: 'path',
      required: true,
      description: 'Such as ENQ-7K3M-92QT.',
      schema: { type: 'string' },
    },
  ],
  responses: {
    '200': done('The record.', record),
    '404': refused('There is no such record, or it may not be read.'),
    ...refusals,
  },
}
