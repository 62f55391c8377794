/** A page's HTML; what it has in common with other pages is kept apart, so that it is encoded once for all of them. */
interface PageHtml {
  before: string;
  /** The same string for every page of its kind. */
  shared: string;
  after: string;
}

/**
 * A page response that keeps its text: a plain Response encodes it to bytes, only for `text()` to decode them again. That is a third
 * of the CPU of rendering the home page (15.4 against 11.2 ms).
 */
export class PageResponse extends Response {
  readonly html: PageHtml;

  constructor(html: PageHtml, init: ResponseInit) {
    super(null, init);
    this.html = html;
  }

  override text(): Promise<string> {
    return Promise.resolve(this.html.before + this.html.shared + this.html.after);
  }
}
