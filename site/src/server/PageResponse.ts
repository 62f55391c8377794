/** A page as an answer. Its text is at hand: a plain Response would write it to bytes, only for them to be read back. */
export class PageResponse extends Response {
  readonly #html: string;

  constructor(html: string, init: ResponseInit) {
    super(null, init);
    this.#html = html;
  }

  override text(): Promise<string> {
    return Promise.resolve(this.#html);
  }
}
