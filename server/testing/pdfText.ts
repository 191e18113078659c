import { extractText, getDocumentProxy } from 'unpdf';

/** The text of a PDF, lines joined by blanks, and its number of pages. */
export async function pdfText(bytes: Uint8Array): Promise<{ pages: number; text: string }> {
  // A copy, because the reader detaches the buffer.
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text, totalPages } = await extractText(document, { mergePages: true });
  return { pages: totalPages, text: text.replace(/\s+/g, ' ') };
}
