export const CONTENT_ID = 'content';
