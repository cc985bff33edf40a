/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AcceptedResponse, Library, LibraryCreation, LibraryUpdate, NoContentResponse, ScanLibraryParams } from '../model.schemas.ts'
import { http } from '../../api/http.ts'

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getGetLibrariesUrl = () => {




  return `/api/v1/libraries`
}

/**
 * @summary Libraries that the caller may see
 */
export const getLibraries = async ( options?: Parameters<typeof http>[1]): Promise<Library[]> => {

  return http<Library[]>(getGetLibrariesUrl(),
  {
      operation: 'getLibraries',
    ...options,
    method: 'GET'


  }
);}

export const getCreateLibraryUrl = () => {




  return `/api/v1/libraries`
}

/**
 * @summary Add a library
 */
export const createLibrary = async (libraryCreation: LibraryCreation, options?: Parameters<typeof http>[1]): Promise<Library> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Library>(getCreateLibraryUrl(),
  {
      operation: 'createLibrary',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(libraryCreation)
  }
);}

export const getGetLibraryUrl = (libraryId: string,) => {




  return `/api/v1/libraries/${libraryId}`
}

/**
 * @summary One library
 */
export const getLibrary = async (libraryId: string, options?: Parameters<typeof http>[1]): Promise<Library> => {

  return http<Library>(getGetLibraryUrl(libraryId),
  {
      operation: 'getLibrary',
    ...options,
    method: 'GET'


  }
);}

export const getUpdateLibraryUrl = (libraryId: string,) => {




  return `/api/v1/libraries/${libraryId}`
}

/**
 * @summary Change a library
 */
export const updateLibrary = async (libraryId: string,
    libraryUpdate: LibraryUpdate, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<NoContentResponse>(getUpdateLibraryUrl(libraryId),
  {
      operation: 'updateLibrary',
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(libraryUpdate)
  }
);}

export const getReplaceLibraryUrl = (libraryId: string,) => {




  return `/api/v1/libraries/${libraryId}`
}

/**
 * @deprecated
 * @summary Change a library, the old way
 */
export const replaceLibrary = async (libraryId: string,
    libraryUpdate: LibraryUpdate, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<NoContentResponse>(getReplaceLibraryUrl(libraryId),
  {
      operation: 'replaceLibrary',
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(libraryUpdate)
  }
);}

export const getDeleteLibraryUrl = (libraryId: string,) => {




  return `/api/v1/libraries/${libraryId}`
}

/**
 * @summary Remove a library; its files stay
 */
export const deleteLibrary = async (libraryId: string, options?: Parameters<typeof http>[1]): Promise<NoContentResponse> => {

  return http<NoContentResponse>(getDeleteLibraryUrl(libraryId),
  {
      operation: 'deleteLibrary',
    ...options,
    method: 'DELETE'


  }
);}

export const getScanLibraryUrl = (libraryId: string,
    params?: ScanLibraryParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/libraries/${libraryId}/scan?${stringifiedParams}` : `/api/v1/libraries/${libraryId}/scan`
}

/**
 * @summary Look for new, changed and missing files
 */
export const scanLibrary = async (libraryId: string,
    params?: ScanLibraryParams, options?: Parameters<typeof http>[1]): Promise<AcceptedResponse> => {

  return http<AcceptedResponse>(getScanLibraryUrl(libraryId,params),
  {
      operation: 'scanLibrary',
    ...options,
    method: 'POST'


  }
);}

export const getAnalyzeLibraryUrl = (libraryId: string,) => {




  return `/api/v1/libraries/${libraryId}/analyze`
}

/**
 * @summary Analyse all files of a library again
 */
export const analyzeLibrary = async (libraryId: string, options?: Parameters<typeof http>[1]): Promise<AcceptedResponse> => {

  return http<AcceptedResponse>(getAnalyzeLibraryUrl(libraryId),
  {
      operation: 'analyzeLibrary',
    ...options,
    method: 'POST'


  }
);}

export const getRefreshLibraryMetadataUrl = (libraryId: string,) => {




  return `/api/v1/libraries/${libraryId}/metadata/refresh`
}

/**
 * @summary Read all metadata of a library from its files again
 */
export const refreshLibraryMetadata = async (libraryId: string, options?: Parameters<typeof http>[1]): Promise<AcceptedResponse> => {

  return http<AcceptedResponse>(getRefreshLibraryMetadataUrl(libraryId),
  {
      operation: 'refreshLibraryMetadata',
    ...options,
    method: 'POST'


  }
);}

export const getEmptyLibraryTrashUrl = (libraryId: string,) => {




  return `/api/v1/libraries/${libraryId}/empty-trash`
}

/**
 * @summary Forget books and series whose files are gone
 */
export const emptyLibraryTrash = async (libraryId: string, options?: Parameters<typeof http>[1]): Promise<AcceptedResponse> => {

  return http<AcceptedResponse>(getEmptyLibraryTrashUrl(libraryId),
  {
      operation: 'emptyLibraryTrash',
    ...options,
    method: 'POST'


  }
);}
