import { Hono } from 'hono'
import {
  getDocumentPdf,
  getDocumentXml,
} from '../../../domain/contract/documents/store-documents.ts'
import type { AppEnv } from '../../env.ts'
import { forwardFile } from './forward-file.ts'

/** Files of the customer's documents; the store checks ownership. */
export const documentFile = new Hono<AppEnv>().get(
  '/user/documents/:file{[\\w-]+\\.(?:pdf|xml)}',
  (c) => {
    const [id = '', extension] = c.req.param('file').split('.')
    return forwardFile(c, extension === 'xml' ? getDocumentXml : getDocumentPdf, { id })
  },
)
