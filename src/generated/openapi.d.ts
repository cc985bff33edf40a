export interface paths {
    "/api/v1/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Return whether the server is claimed */
        get: operations["getClaim"];
        put?: never;
        /** Make the first account, with every role; this does not sign in */
        post: operations["claimServer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/oauth2/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the OAuth2 providers */
        get: operations["getOAuth2Providers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/login/set-cookie": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Convert a header session to a cookie session */
        get: operations["setSessionCookie"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out. Succeeds without a session too */
        post: operations["logOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Return the current user. Signs in with email and password */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/users/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the own password. The session continues */
        patch: operations["changeMyPassword"];
        trace?: never;
    };
    "/api/v2/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All users */
        get: operations["getUsers"];
        put?: never;
        /** Add a user */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete another user with progress, API keys and activity */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        /** Change roles, restrictions or libraries of another user, and end the sessions of that user */
        patch: operations["updateUser"];
        trace?: never;
    };
    "/api/v2/users/{userId}/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the own password, or that of any user for administrators */
        patch: operations["changeUserPassword"];
        trace?: never;
    };
    "/api/v2/users/me/authentication-activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sign-ins of the caller, newest first unless sorted */
        get: operations["getMyAuthenticationActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/users/authentication-activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sign-ins of everybody, newest first unless sorted */
        get: operations["getAuthenticationActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/users/{userId}/authentication-activity/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Return the latest sign-in of the user, or of any user for administrators */
        get: operations["getLatestAuthenticationActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/users/me/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Keys of the caller */
        get: operations["getApiKeys"];
        put?: never;
        /** Make a key */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/users/me/api-keys/{keyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a key */
        delete: operations["deleteApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/syncpoints/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete the sync points of the user, so that e-readers synchronise again */
        delete: operations["deleteSyncPoints"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/libraries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Libraries that the caller may see */
        get: operations["getLibraries"];
        put?: never;
        /** Add a library */
        post: operations["createLibrary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/libraries/{libraryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One library */
        get: operations["getLibrary"];
        /**
         * Change a library, the old way
         * @deprecated
         */
        put: operations["replaceLibrary"];
        post?: never;
        /** Remove a library; its files stay */
        delete: operations["deleteLibrary"];
        options?: never;
        head?: never;
        /** Change a library */
        patch: operations["updateLibrary"];
        trace?: never;
    };
    "/api/v1/libraries/{libraryId}/scan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Scan a library for new, changed and missing files */
        post: operations["scanLibrary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/libraries/{libraryId}/analyze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Analyse all files of a library again */
        post: operations["analyzeLibrary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/libraries/{libraryId}/metadata/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read all metadata of a library from its files again */
        post: operations["refreshLibraryMetadata"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/libraries/{libraryId}/empty-trash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete soft-deleted books and series from a library */
        post: operations["emptyLibraryTrash"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/series/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Series that meet a condition
         * @description Sort keys: metadata.titleSort, name, created, createdDate, lastModified, lastModifiedDate, booksMetadata.releaseDate, booksCount, collection.number (with a condition on one collection), readDate and random (since 1.16.0), relevance. Without a sort the full text search orders by relevance.
         */
        post: operations["listSeries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Series that meet the filters
         * @deprecated
         */
        get: operations["listSeriesByQuery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/series/list/alphabetical-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** First letters of the series that meet a condition */
        post: operations["listSeriesGroups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/series/alphabetical-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * First letters of the series that meet the filters
         * @deprecated
         */
        get: operations["listSeriesGroupsByQuery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/series/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Series that came last */
        get: operations["getNewSeries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/series/updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Series whose files changed last, new ones left out */
        get: operations["getUpdatedSeries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/series/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Series that came or changed last */
        get: operations["getLatestSeries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/series/{seriesId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One series */
        get: operations["getSeries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/series/{seriesId}/books": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Books of a series
         * @deprecated
         */
        get: operations["getBooksOfSeries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/series/{seriesId}/collections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Collections that hold a series */
        get: operations["getCollectionsOfSeries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/series/{seriesId}/analyze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Analyse the files of a series again */
        post: operations["analyzeSeries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/series/{seriesId}/metadata/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read the metadata of a series from its files again */
        post: operations["refreshSeriesMetadata"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/series/{seriesId}/metadata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the metadata of a series */
        patch: operations["updateSeriesMetadata"];
        trace?: never;
    };
    "/api/v1/series/{seriesId}/read-progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark every book of a series as read */
        post: operations["markSeriesRead"];
        /** Mark every book of a series as unread */
        delete: operations["markSeriesUnread"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/series/{seriesId}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All files of a series in one archive */
        get: operations["downloadSeries"];
        put?: never;
        post?: never;
        /** Delete the files of a series from the disk */
        delete: operations["deleteSeriesFiles"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/books/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Books that meet a condition
         * @description Sort keys: name, series (since 1.20.0), created, createdDate, lastModified, lastModifiedDate, fileSize, size, fileHash, url, media.status, media.comment, media.mediaType, media.pagesCount (since 1.16.0), metadata.title, metadata.numberSort, metadata.releaseDate, readProgress.lastModified, readProgress.readDate, readList.number (with a condition on one read list), relevance. Without a sort the full text search orders by relevance.
         */
        post: operations["listBooks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/books": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Books that meet the filters
         * @deprecated
         * @description Sort keys: name, series (since 1.20.0), created, createdDate, lastModified, lastModifiedDate, fileSize, size, fileHash, url, media.status, media.comment, media.mediaType, media.pagesCount (since 1.16.0), metadata.title, metadata.numberSort, metadata.releaseDate, readProgress.lastModified, readProgress.readDate, readList.number (with a condition on one read list), relevance. Without a sort the full text search orders by relevance.
         */
        get: operations["listBooksByQuery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/books/duplicates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Books whose files are the same */
        get: operations["getDuplicateBooks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/books/ondeck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The next unread book of every series that is being read */
        get: operations["getBooksOnDeck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/books/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Books that came or changed last */
        get: operations["getLatestBooks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/books/metadata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the metadata of many books at once */
        patch: operations["updateBooksMetadata"];
        trace?: never;
    };
    "/api/v1/books/{bookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One book */
        get: operations["getBook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/books/{bookId}/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The book after this one in its series */
        get: operations["getNextBook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/books/{bookId}/previous": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The book before this one in its series */
        get: operations["getPreviousBook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/books/{bookId}/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pages of a book */
        get: operations["getBookPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/books/{bookId}/readlists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read lists that hold a book */
        get: operations["getReadListsOfBook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/books/{bookId}/analyze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Analyse the file of a book again */
        post: operations["analyzeBook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/books/{bookId}/metadata/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read the metadata of a book from its file again */
        post: operations["refreshBookMetadata"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/books/{bookId}/metadata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the metadata of a book */
        patch: operations["updateBookMetadata"];
        trace?: never;
    };
    "/api/v1/books/{bookId}/read-progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Mark a book as unread */
        delete: operations["deleteBookReadProgress"];
        options?: never;
        head?: never;
        /**
         * Remember the page of a book that was read last, or that it is read
         * @description The last page completes the book, even if `completed` is false. An EPUB accepts a page only if its pages are images.
         */
        patch: operations["updateBookReadProgress"];
        trace?: never;
    };
    "/api/v1/books/{bookId}/progression": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The place in a book where reading stopped */
        get: operations["getBookProgression"];
        /**
         * Remember the place in a book where reading stopped
         * @description For an EPUB the locator must be one of its positions, or lie between two positions of the same file. The media type application/vnd.readium.progression+json is accepted too.
         */
        put: operations["updateBookProgression"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/books/{bookId}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The file of a book */
        get: operations["downloadBook"];
        put?: never;
        post?: never;
        /** Delete the file of a book from the disk */
        delete: operations["deleteBookFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/books/{bookId}/pages/{pageNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The picture of a page */
        get: operations["getBookPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/books/{bookId}/pages/{pageNumber}/raw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of a PDF as a PDF of its own */
        get: operations["getBookPageRaw"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/books/{bookId}/pages/{pageNumber}/thumbnail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A small picture of a page */
        get: operations["getBookPageThumbnail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/books/{bookId}/manifest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The manifest that fits the book */
        get: operations["getBookManifest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/books/{bookId}/manifest/divina": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The manifest of a book as pictures */
        get: operations["getBookDivinaManifest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/books/{bookId}/manifest/epub": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The manifest of an EPUB */
        get: operations["getBookEpubManifest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/books/{bookId}/manifest/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The manifest of a PDF */
        get: operations["getBookPdfManifest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/books/{bookId}/positions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Positions of an EPUB */
        get: operations["getBookPositions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/books/{bookId}/resource/{resource}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A file inside an EPUB
         * @description The path may contain unencoded slashes. Fonts require no sign-in.
         */
        get: operations["getBookResource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/books/{bookId}/thumbnail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The chosen poster of a book */
        get: operations["getBookThumbnail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/books/{bookId}/thumbnails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Posters of a book */
        get: operations["getBookThumbnails"];
        put?: never;
        /** Add a poster to a book */
        post: operations["addBookThumbnail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/books/{bookId}/thumbnails/{thumbnailId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One poster of a book */
        get: operations["getBookThumbnailById"];
        put?: never;
        post?: never;
        /** Delete an uploaded poster of a book */
        delete: operations["deleteBookThumbnail"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/books/{bookId}/thumbnails/{thumbnailId}/selected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Choose the poster of a book */
        put: operations["selectBookThumbnail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/series/{seriesId}/thumbnail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The chosen poster of a series */
        get: operations["getSeriesThumbnail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/series/{seriesId}/thumbnails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Posters of a series */
        get: operations["getSeriesThumbnails"];
        put?: never;
        /**
         * Add a poster to a series
         * @description A one-shot accepts no series poster. Add the poster to its book.
         */
        post: operations["addSeriesThumbnail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/series/{seriesId}/thumbnails/{thumbnailId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One poster of a series */
        get: operations["getSeriesThumbnailById"];
        put?: never;
        post?: never;
        /** Delete an uploaded poster of a series */
        delete: operations["deleteSeriesThumbnail"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/series/{seriesId}/thumbnails/{thumbnailId}/selected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Choose the poster of a series */
        put: operations["selectSeriesThumbnail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/collections/{collectionId}/thumbnail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The chosen poster of a collection */
        get: operations["getCollectionThumbnail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/collections/{collectionId}/thumbnails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Posters of a collection */
        get: operations["getCollectionThumbnails"];
        put?: never;
        /** Add a poster to a collection */
        post: operations["addCollectionThumbnail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/collections/{collectionId}/thumbnails/{thumbnailId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One poster of a collection */
        get: operations["getCollectionThumbnailById"];
        put?: never;
        post?: never;
        /** Delete an uploaded poster of a collection */
        delete: operations["deleteCollectionThumbnail"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/collections/{collectionId}/thumbnails/{thumbnailId}/selected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Choose the poster of a collection */
        put: operations["selectCollectionThumbnail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/readlists/{readListId}/thumbnail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The chosen poster of a read list */
        get: operations["getReadListThumbnail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/readlists/{readListId}/thumbnails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Posters of a read list */
        get: operations["getReadListThumbnails"];
        put?: never;
        /** Add a poster to a read list */
        post: operations["addReadListThumbnail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/readlists/{readListId}/thumbnails/{thumbnailId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One poster of a read list */
        get: operations["getReadListThumbnailById"];
        put?: never;
        post?: never;
        /** Delete an uploaded poster of a read list */
        delete: operations["deleteReadListThumbnail"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/readlists/{readListId}/thumbnails/{thumbnailId}/selected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Choose the poster of a read list */
        put: operations["selectReadListThumbnail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/books/thumbnails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Make the posters of all books anew */
        put: operations["regenerateBookThumbnails"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/collections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Collections by name, or by relevance when searching */
        get: operations["getCollections"];
        put?: never;
        /** Add a collection */
        post: operations["createCollection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/collections/{collectionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One collection */
        get: operations["getCollection"];
        put?: never;
        post?: never;
        /** Delete a collection; its series stay */
        delete: operations["deleteCollection"];
        options?: never;
        head?: never;
        /** Change a collection */
        patch: operations["updateCollection"];
        trace?: never;
    };
    "/api/v1/collections/{collectionId}/series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Series of a collection, in its order or by title */
        get: operations["getSeriesOfCollection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/readlists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read lists by name, or by relevance when searching */
        get: operations["getReadLists"];
        put?: never;
        /** Add a read list */
        post: operations["createReadList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/readlists/{readListId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One read list */
        get: operations["getReadList"];
        put?: never;
        post?: never;
        /** Delete a read list; its books stay */
        delete: operations["deleteReadList"];
        options?: never;
        head?: never;
        /** Change a read list */
        patch: operations["updateReadList"];
        trace?: never;
    };
    "/api/v1/readlists/{readListId}/books": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Books of a read list, in its order or by release date */
        get: operations["getBooksOfReadList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/readlists/{readListId}/books/{bookId}/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The book after this one in a read list */
        get: operations["getNextBookInReadList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/readlists/{readListId}/books/{bookId}/previous": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The book before this one in a read list */
        get: operations["getPreviousBookInReadList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/readlists/{readListId}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All files of a read list in one archive */
        get: operations["downloadReadList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/readlists/match/comicrack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Match the entries of a ComicRack list with books. Creates nothing */
        post: operations["matchReadList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/genres": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Genres in use
         * @deprecated
         */
        get: operations["getGenres"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tags of series and books in use
         * @deprecated
         */
        get: operations["getTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tags/book": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tags of books in use
         * @deprecated
         */
        get: operations["getBookTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tags/series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tags of series in use
         * @deprecated
         */
        get: operations["getSeriesTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sharing-labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sharing labels in use
         * @deprecated
         */
        get: operations["getSharingLabels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/publishers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Publishers in use
         * @deprecated
         */
        get: operations["getPublishers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Languages in use
         * @deprecated
         */
        get: operations["getLanguages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/age-ratings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Age ratings in use as text, with None for unrated
         * @deprecated
         */
        get: operations["getAgeRatings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/series/release-dates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Years of release, newest first
         * @deprecated
         */
        get: operations["getReleaseYears"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/authors/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Names of authors
         * @deprecated
         */
        get: operations["getAuthorNames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/authors/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Roles of authors
         * @deprecated
         */
        get: operations["getAuthorRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/authors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Authors with their roles
         * @deprecated
         */
        get: operations["getAuthorList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/authors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Authors with their roles, paged */
        get: operations["getAuthors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/genres": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Genres in use, paged */
        get: operations["getGenresPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tags in use, paged */
        get: operations["getTagsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/sharing-labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sharing labels in use, paged */
        get: operations["getSharingLabelsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/publishers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Publishers in use, paged */
        get: operations["getPublishersPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Languages in use, paged */
        get: operations["getLanguagesPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/age-ratings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Age ratings in use as numbers, paged */
        get: operations["getAgeRatingsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/series/release-years": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Years of release, newest first, paged */
        get: operations["getReleaseYearsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/authors/names": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Names of authors, paged */
        get: operations["getAuthorNamesPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/authors/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Roles of authors, paged */
        get: operations["getAuthorRolesPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/client-settings/user/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Settings of the caller */
        get: operations["getUserClientSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/client-settings/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete settings of the caller; unknown keys are fine */
        delete: operations["deleteUserClientSettings"];
        options?: never;
        head?: never;
        /** Add or change settings of the caller; the others stay */
        patch: operations["updateUserClientSettings"];
        trace?: never;
    };
    "/api/v1/client-settings/global/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Settings for all; signed out only those that allow it */
        get: operations["getGlobalClientSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/client-settings/global": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete settings for all; unknown keys are fine */
        delete: operations["deleteGlobalClientSettings"];
        options?: never;
        head?: never;
        /** Add or change settings for all; the others stay */
        patch: operations["updateGlobalClientSettings"];
        trace?: never;
    };
    "/api/v1/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Settings of the server */
        get: operations["getServerSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change settings of the server; port and base path count from the next start */
        patch: operations["updateServerSettings"];
        trace?: never;
    };
    "/api/v1/fonts/families": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Font families that the server has */
        get: operations["getFontFamilies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/fonts/resource/{fontFamily}/css": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Style sheet of a font family; its addresses are relative */
        get: operations["getFontCss"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/fonts/resource/{fontFamily}/{fontFile}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One file of a font family */
        get: operations["getFontFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/filesystem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** List a folder of the server, or its roots without a path */
        post: operations["listDirectory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transient-books": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Scan a folder outside the libraries for books */
        post: operations["scanTransientBooks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transient-books/{transientBookId}/analyze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Analyse a transient book */
        post: operations["analyzeTransientBook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/transient-books/{transientBookId}/pages/{pageNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The picture of a page of a found book */
        get: operations["getTransientBookPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/books/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Import files into series. Live events BookImported report the results */
        post: operations["importBooks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove all waiting tasks from the queue. Running tasks continue */
        delete: operations["cancelTasks"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the history of file changes, newest first by default. Before 1.20.0 for all users */
        get: operations["getHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/announcements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** News, newest first */
        get: operations["getAnnouncements"];
        /** Mark news as read */
        put: operations["markAnnouncementsRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/releases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Versions of the server, newest first, twenty at most */
        get: operations["getReleases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/page-hashes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the known page hashes */
        get: operations["getKnownPageHashes"];
        /** Decide about a page, for the first time or anew */
        put: operations["updatePageHash"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/page-hashes/unknown": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the unknown page hashes, found in several pages */
        get: operations["getUnknownPageHashes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/page-hashes/{pageHash}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a page appears; nowhere for an unknown hash */
        get: operations["getPageHashMatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/page-hashes/{pageHash}/delete-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove a page from all books */
        post: operations["deleteAllPageHashMatches"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/page-hashes/{pageHash}/delete-match": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove a page from one book */
        post: operations["deletePageHashMatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/page-hashes/{pageHash}/thumbnail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Picture of a known page */
        get: operations["getKnownPageHashThumbnail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/page-hashes/unknown/{pageHash}/thumbnail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Image of a page with an unknown hash */
        get: operations["getUnknownPageHashThumbnail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/actuator/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Return the version of the server and its platform */
        get: operations["getServerInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/actuator/shutdown": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the server */
        post: operations["shutDownServer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/actuator/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Names of all metrics */
        get: operations["getMetricNames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/actuator/metrics/{metricName}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Return a metric, in total or for the given tags */
        get: operations["getMetric"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/actuator/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the server is well */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/actuator/logfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The log of the server, or a part of it */
        get: operations["getLogFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sse/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Changes as they happen, until the server ends the stream after an hour
         * @description Each frame has the lines `event` (a name of x-events) and `data` (JSON of the schema in x-events). Since 1.24.0 a comment follows every fifteen seconds. x-event-audience lists the recipients: everyone, the administrators, or only the user of the event. x-event-invalidates lists the cache tags that an event changes. The server does not check library access and restrictions, so events may contain ids of hidden records. Role and user are those at the opening of the stream.
         */
        get: operations["getLiveEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description 13 characters: digits and capital letters.
         * @example 0HWDYZGMFQMZ8
         */
        Id: string;
        /** @description Error response. Messages such as `404 NOT_FOUND` or `No message available` are not for users. */
        ServerErrorBody: {
            /** Format: date-time */
            timestamp: string;
            /** Format: int32 */
            status: number;
            error: string;
            message: string;
            path: string;
        };
        /** @description Violated rules. May be empty. */
        ValidationError: {
            violations: components["schemas"]["Violation"][];
        };
        Violation: {
            /** @description Path of the field in the body, or a method name and the parameter. */
            fieldName?: string;
            message?: string;
        };
        /** @description Sign-in methods for programs other than web pages of this server. */
        SignInOffer: {
            id: string;
            title: string;
            description: string;
            authentication: {
                type: string;
                labels: {
                    login: string;
                    password: string;
                };
            }[];
            links: {
                rel: string;
                href: string;
            }[];
        };
        /** @description Requested page. Does not show whether the list was unpaged. */
        Pageable: {
            /** Format: int32 */
            pageNumber: number;
            /** Format: int32 */
            pageSize: number;
            /** Format: int64 */
            offset: number;
            paged: boolean;
            unpaged: boolean;
            sort: components["schemas"]["SortState"];
        };
        /** @description Whether the list is sorted. The keys are not included. */
        SortState: {
            empty: boolean;
            sorted: boolean;
            unsorted: boolean;
        };
        Author: {
            name: string;
            /** @description One of the usual roles, or any other text. */
            role: components["schemas"]["AuthorRole"] | string;
        };
        WebLink: {
            label: string;
            url: string;
        };
        AlternateTitle: {
            label: string;
            title: string;
        };
        GroupCount: {
            /** @description First character of the sort title in lower case. */
            group: string;
            /** Format: int32 */
            count: number;
        };
        IdCondition: {
            operator: components["schemas"]["EqualityOperator"];
            value: components["schemas"]["Id"];
        };
        WordCondition: {
            operator: components["schemas"]["EqualityOperator"];
            value: string;
        };
        NullableWordCondition: components["schemas"]["WordCondition"] | components["schemas"]["PresenceCondition"];
        PresenceCondition: {
            operator: components["schemas"]["PresenceOperator"];
        };
        TextCondition: {
            operator: components["schemas"]["TextOperator"];
            value: string;
        };
        /** @description Greater and less include the value. */
        NumberCondition: {
            operator: components["schemas"]["NumberOperator"];
            value: number;
        };
        NullableNumberCondition: components["schemas"]["NumberCondition"] | components["schemas"]["PresenceCondition"];
        MomentCondition: {
            operator: components["schemas"]["MomentOperator"];
            /**
             * Format: date-time
             * @description Date-time with time zone. Only its date in UTC is used.
             */
            dateTime: string;
        };
        PeriodCondition: {
            operator: components["schemas"]["PeriodOperator"];
            /**
             * @description ISO 8601 duration in days or smaller units, such as `P30D`.
             * @example P30D
             */
            duration: string;
        };
        DateCondition: components["schemas"]["MomentCondition"] | components["schemas"]["PeriodCondition"] | components["schemas"]["PresenceCondition"];
        FlagCondition: {
            operator: components["schemas"]["FlagOperator"];
        };
        ReadStatusCondition: {
            operator: components["schemas"]["EqualityOperator"];
            value: components["schemas"]["ReadStatus"];
        };
        /** @description Without name and role, every author matches. */
        AuthorCondition: {
            operator: components["schemas"]["EqualityOperator"];
            value: {
                name?: string | null;
                role?: string | null;
            };
        };
        /** @enum {string} */
        EqualityOperator: "is" | "isNot";
        /** @enum {string} */
        PresenceOperator: "isNull" | "isNotNull";
        /** @enum {string} */
        TextOperator: "is" | "isNot" | "contains" | "doesNotContain" | "beginsWith" | "doesNotBeginWith" | "endsWith" | "doesNotEndWith";
        /** @enum {string} */
        NumberOperator: "is" | "isNot" | "greaterThan" | "lessThan";
        /** @enum {string} */
        MomentOperator: "before" | "after";
        /** @enum {string} */
        PeriodOperator: "isInTheLast" | "isNotInTheLast";
        /** @enum {string} */
        FlagOperator: "isTrue" | "isFalse";
        /** @enum {string} */
        ReadStatus: "UNREAD" | "IN_PROGRESS" | "READ";
        /** @enum {string} */
        SeriesStatus: "ONGOING" | "ENDED" | "HIATUS" | "ABANDONED";
        /** @enum {string} */
        MediaStatus: "UNKNOWN" | "READY" | "ERROR" | "UNSUPPORTED" | "OUTDATED";
        /** @enum {string} */
        MediaProfile: "DIVINA" | "PDF" | "EPUB";
        /** @enum {string} */
        ReadingDirection: "LEFT_TO_RIGHT" | "RIGHT_TO_LEFT" | "VERTICAL" | "WEBTOON";
        /** @enum {string} */
        AuthorRole: "writer" | "penciller" | "inker" | "colorist" | "letterer" | "cover" | "editor" | "translator";
        /** @enum {string} */
        Role: "USER" | "ADMIN" | "FILE_DOWNLOAD" | "PAGE_STREAMING" | "KOBO_SYNC" | "KOREADER_SYNC";
        /** @enum {string} */
        PosterType: "GENERATED" | "SIDECAR" | "USER_UPLOADED";
        ClaimStatus: {
            isClaimed: boolean;
        };
        OAuth2Provider: {
            /** @description Display name. */
            name: string;
            /** @description Part of the address that starts it: `/oauth2/authorization/{registrationId}`. */
            registrationId: string;
        };
        User: {
            id: components["schemas"]["Id"];
            email: string;
            /** @description Roles, always including USER. */
            roles: components["schemas"]["Role"][];
            sharedAllLibraries: boolean;
            /** @description Empty when all libraries are shared. */
            sharedLibrariesIds: components["schemas"]["Id"][];
            /** @description Allowed sharing labels, in lower case. */
            labelsAllow: string[];
            /** @description Excluded sharing labels, in lower case. */
            labelsExclude: string[];
            /** @description Absent without a restriction; null before 1.24.4. */
            ageRestriction?: components["schemas"]["AgeRestriction"] | null;
        };
        AgeRestriction: {
            /** Format: int32 */
            age: number;
            restriction: components["schemas"]["AgeRestrictionMode"];
        };
        AgeRestrictionUpdate: {
            /** Format: int32 */
            age: number;
            restriction: components["schemas"]["AgeRestrictionUpdateMode"];
        };
        /** @description Both fields are required. Unknown library ids are ignored. */
        SharedLibrariesUpdate: {
            all: boolean;
            libraryIds: components["schemas"]["Id"][];
        };
        /** @description Restrictions and libraries are supported since 1.22.0. By default all libraries are shared, without restrictions. */
        UserCreation: {
            /** Format: email */
            email: string;
            /** @description Not blank. */
            password: string;
            /**
             * @description Unknown roles are ignored.
             * @default []
             */
            roles: components["schemas"]["UserRoleWord"][];
            ageRestriction?: components["schemas"]["AgeRestrictionUpdate"] | null;
            labelsAllow?: string[] | null;
            labelsExclude?: string[] | null;
            sharedLibraries?: components["schemas"]["SharedLibrariesUpdate"] | null;
        };
        /** @description Absent fields keep their value. */
        UserUpdate: {
            /** @description Null or the mode NONE removes the restriction. */
            ageRestriction?: components["schemas"]["AgeRestrictionUpdate"] | null;
            /** @description Null clears the list. Labels are trimmed and converted to lower case. */
            labelsAllow?: string[] | null;
            /** @description Null clears the list. Labels are trimmed and converted to lower case. */
            labelsExclude?: string[] | null;
            /** @description All roles of the user except USER. Null causes a server error. */
            roles?: components["schemas"]["UserRoleWord"][];
            sharedLibraries?: components["schemas"]["SharedLibrariesUpdate"];
        };
        PasswordUpdate: {
            /** @description Not blank. */
            password: string;
        };
        /** @description A role. Other texts are ignored. */
        UserRoleWord: components["schemas"]["Role"] | string;
        /** @enum {string} */
        AgeRestrictionMode: "ALLOW_ONLY" | "EXCLUDE";
        /**
         * @description NONE is supported since 1.22.0.
         * @enum {string}
         */
        AgeRestrictionUpdateMode: "ALLOW_ONLY" | "EXCLUDE" | "NONE";
        AuthenticationActivity: {
            /** @description Null for an unknown address or key. */
            userId: string | null;
            /** @description Email address of the attempt; null for an unknown key. */
            email: string | null;
            apiKeyId: string | null;
            /** @description Comment of the key; for an unknown key its hash. */
            apiKeyComment: string | null;
            ip: string | null;
            /** @description User-Agent header; empty without one. */
            userAgent: string | null;
            success: boolean;
            /** @example Bad credentials */
            error: string | null;
            /** Format: date-time */
            dateTime: string;
            /**
             * @description Password, ApiKey, RememberMe or `OAuth2:` and the name of the provider.
             * @example Password
             */
            source: string | null;
        };
        /** @description One page of sign-ins. */
        PagedAuthenticationActivity: {
            content: components["schemas"]["AuthenticationActivity"][];
            pageable: components["schemas"]["Pageable"];
            sort: components["schemas"]["SortState"];
            /** Format: int64 */
            totalElements: number;
            /** Format: int32 */
            totalPages: number;
            /** Format: int32 */
            number: number;
            /** Format: int32 */
            size: number;
            /** Format: int32 */
            numberOfElements: number;
            first: boolean;
            last: boolean;
            empty: boolean;
        };
        ApiKey: {
            id: components["schemas"]["Id"];
            userId: components["schemas"]["Id"];
            /** @description 32 hexadecimal characters in the response that creates the key, asterisks in all others. */
            key: string;
            comment: string;
            /** Format: date-time */
            createdDate: string;
            /** Format: date-time */
            lastModifiedDate: string;
        };
        ApiKeyRequest: {
            /** @description Not blank. Trimmed. Unique, ignoring case. */
            comment: string;
        };
        Library: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Folder on the server; empty for users other than administrators. */
            root: string;
            importComicInfoBook: boolean;
            importComicInfoSeries: boolean;
            importComicInfoCollection: boolean;
            importComicInfoReadList: boolean;
            importComicInfoSeriesAppendVolume: boolean;
            importEpubBook: boolean;
            importEpubSeries: boolean;
            importMylarSeries: boolean;
            importLocalArtwork: boolean;
            importBarcodeIsbn: boolean;
            scanForceModifiedTime: boolean;
            scanOnStartup: boolean;
            scanCbx: boolean;
            scanPdf: boolean;
            scanEpub: boolean;
            /** @description Whether to rename files with a wrong extension. */
            repairExtensions: boolean;
            /** @description Whether to convert other archives to CBZ. */
            convertToCbz: boolean;
            emptyTrashAfterScan: boolean;
            hashFiles: boolean;
            hashPages: boolean;
            /** @description Since 1.17.0. */
            hashKoreader?: boolean;
            /** @description Whether to read page dimensions. */
            analyzeDimensions: boolean;
            scanInterval: components["schemas"]["ScanInterval"];
            seriesCover: components["schemas"]["SeriesCover"];
            scanDirectoryExclusions: string[];
            oneshotsDirectory: string | null;
            /** @description Whether the folder was missing at the last scan. */
            unavailable: boolean;
        };
        LibraryCreation: {
            name: string;
            root: string;
            /** @default true */
            importComicInfoBook: boolean;
            /** @default true */
            importComicInfoSeries: boolean;
            /** @default true */
            importComicInfoCollection: boolean;
            /** @default true */
            importComicInfoReadList: boolean;
            /** @default true */
            importComicInfoSeriesAppendVolume: boolean;
            /** @default true */
            importEpubBook: boolean;
            /** @default true */
            importEpubSeries: boolean;
            /** @default true */
            importMylarSeries: boolean;
            /** @default true */
            importLocalArtwork: boolean;
            /** @default true */
            importBarcodeIsbn: boolean;
            /** @default false */
            scanForceModifiedTime: boolean;
            /** @default false */
            scanOnStartup: boolean;
            /** @default true */
            scanCbx: boolean;
            /** @default true */
            scanPdf: boolean;
            /** @default true */
            scanEpub: boolean;
            /**
             * @description Whether to rename files with a wrong extension.
             * @default false
             */
            repairExtensions: boolean;
            /**
             * @description Whether to convert other archives to CBZ.
             * @default false
             */
            convertToCbz: boolean;
            /** @default false */
            emptyTrashAfterScan: boolean;
            /** @default true */
            hashFiles: boolean;
            /** @default false */
            hashPages: boolean;
            /**
             * @description Since 1.17.0.
             * @default false
             */
            hashKoreader: boolean;
            /**
             * @description Whether to read page dimensions.
             * @default true
             */
            analyzeDimensions: boolean;
            /** @default EVERY_6H */
            scanInterval: components["schemas"]["ScanInterval"];
            /** @default FIRST */
            seriesCover: components["schemas"]["SeriesCover"];
            /** @default [] */
            scanDirectoryExclusions: string[];
            /** @default null */
            oneshotsDirectory: string | null;
        };
        /** @description Absent and null fields keep their value. Null clears scanDirectoryExclusions and oneshotsDirectory. */
        LibraryUpdate: {
            name?: string | null;
            root?: string | null;
            importComicInfoBook?: boolean | null;
            importComicInfoSeries?: boolean | null;
            importComicInfoCollection?: boolean | null;
            importComicInfoReadList?: boolean | null;
            importComicInfoSeriesAppendVolume?: boolean | null;
            importEpubBook?: boolean | null;
            importEpubSeries?: boolean | null;
            importMylarSeries?: boolean | null;
            importLocalArtwork?: boolean | null;
            importBarcodeIsbn?: boolean | null;
            scanForceModifiedTime?: boolean | null;
            scanOnStartup?: boolean | null;
            scanCbx?: boolean | null;
            scanPdf?: boolean | null;
            scanEpub?: boolean | null;
            /** @description Whether to rename files with a wrong extension. */
            repairExtensions?: boolean | null;
            /** @description Whether to convert other archives to CBZ. */
            convertToCbz?: boolean | null;
            emptyTrashAfterScan?: boolean | null;
            hashFiles?: boolean | null;
            hashPages?: boolean | null;
            /** @description Since 1.17.0. */
            hashKoreader?: boolean | null;
            /** @description Whether to read page dimensions. */
            analyzeDimensions?: boolean | null;
            scanInterval?: components["schemas"]["ScanInterval"] | null;
            seriesCover?: components["schemas"]["SeriesCover"] | null;
            scanDirectoryExclusions?: string[] | null;
            oneshotsDirectory?: string | null;
        };
        /** @enum {string} */
        ScanInterval: "DISABLED" | "HOURLY" | "EVERY_6H" | "EVERY_12H" | "DAILY" | "WEEKLY";
        /** @enum {string} */
        SeriesCover: "FIRST" | "FIRST_UNREAD_OR_FIRST" | "FIRST_UNREAD_OR_LAST" | "LAST";
        Series: {
            id: components["schemas"]["Id"];
            libraryId: components["schemas"]["Id"];
            /** @description Name of the folder. */
            name: string;
            /** @description Path on the server; empty for users other than administrators. */
            url: string;
            /** Format: date-time */
            created: string;
            /**
             * Format: date-time
             * @description Time of the last change of files, not of metadata.
             */
            lastModified: string;
            /** Format: date-time */
            fileLastModified: string;
            /**
             * Format: int32
             * @description Number of books, including those in the trash.
             */
            booksCount: number;
            /** Format: int32 */
            booksReadCount: number;
            /** Format: int32 */
            booksUnreadCount: number;
            /** Format: int32 */
            booksInProgressCount: number;
            metadata: components["schemas"]["SeriesMetadata"];
            booksMetadata: components["schemas"]["BookMetadataAggregation"];
            deleted: boolean;
            oneshot: boolean;
        };
        SeriesMetadata: {
            status: components["schemas"]["SeriesStatus"];
            title: string;
            titleSort: string;
            summary: string;
            /** @description Empty when unknown. */
            readingDirection: components["schemas"]["ReadingDirection"] | "";
            publisher: string;
            /** Format: int32 */
            ageRating: number | null;
            /** @description BCP 47 tag, or empty. */
            language: string;
            /** @description In lower case. */
            genres: string[];
            /** @description In lower case. */
            tags: string[];
            /** Format: int32 */
            totalBookCount: number | null;
            /** @description In lower case. */
            sharingLabels: string[];
            links: components["schemas"]["WebLink"][];
            alternateTitles: components["schemas"]["AlternateTitle"][];
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            lastModified: string;
            statusLock: boolean;
            titleLock: boolean;
            titleSortLock: boolean;
            summaryLock: boolean;
            readingDirectionLock: boolean;
            publisherLock: boolean;
            ageRatingLock: boolean;
            languageLock: boolean;
            genresLock: boolean;
            tagsLock: boolean;
            totalBookCountLock: boolean;
            sharingLabelsLock: boolean;
            linksLock: boolean;
            alternateTitlesLock: boolean;
        };
        /** @description Metadata aggregated from the books of the series. */
        BookMetadataAggregation: {
            authors: components["schemas"]["Author"][];
            tags: string[];
            /**
             * Format: date
             * @description Earliest release date of the books.
             */
            releaseDate: string | null;
            summary: string;
            /** @description Number of the book with this summary. */
            summaryNumber: string;
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            lastModified: string;
        };
        /** @description Absent fields keep their value. Null keeps status, titles, summary, publisher, language and locks, and clears other fields. */
        SeriesMetadataUpdate: {
            status?: components["schemas"]["SeriesStatus"] | null;
            title?: string | null;
            titleSort?: string | null;
            /** @description An empty text clears it. */
            summary?: string | null;
            readingDirection?: components["schemas"]["ReadingDirection"] | null;
            /** @description An empty text clears it. */
            publisher?: string | null;
            /** Format: int32 */
            ageRating?: number | null;
            /** @description BCP 47 tag. An empty text clears it. */
            language?: string | null;
            genres?: string[] | null;
            tags?: string[] | null;
            /** Format: int32 */
            totalBookCount?: number | null;
            sharingLabels?: string[] | null;
            links?: components["schemas"]["WebLink"][] | null;
            alternateTitles?: components["schemas"]["AlternateTitle"][] | null;
            statusLock?: boolean | null;
            titleLock?: boolean | null;
            titleSortLock?: boolean | null;
            summaryLock?: boolean | null;
            readingDirectionLock?: boolean | null;
            publisherLock?: boolean | null;
            ageRatingLock?: boolean | null;
            languageLock?: boolean | null;
            genresLock?: boolean | null;
            tagsLock?: boolean | null;
            totalBookCountLock?: boolean | null;
            sharingLabelsLock?: boolean | null;
            linksLock?: boolean | null;
            alternateTitlesLock?: boolean | null;
        };
        SeriesSearch: {
            condition?: components["schemas"]["SeriesCondition"] | null;
            fullTextSearch?: string | null;
        };
        /** @description Condition on a series, named by its key. The server uses the first known key and ignores others. An empty list of conditions matches every series. */
        SeriesCondition: {
            allOf: components["schemas"]["SeriesCondition"][];
        } | {
            anyOf: components["schemas"]["SeriesCondition"][];
        } | {
            libraryId: components["schemas"]["IdCondition"];
        } | {
            collectionId: components["schemas"]["IdCondition"];
        } | {
            deleted: components["schemas"]["FlagCondition"];
        } | {
            oneShot: components["schemas"]["FlagCondition"];
        } | {
            complete: components["schemas"]["FlagCondition"];
        } | {
            title: components["schemas"]["TextCondition"];
        } | {
            titleSort: components["schemas"]["TextCondition"];
        } | {
            releaseDate: components["schemas"]["DateCondition"];
        } | {
            tag: components["schemas"]["NullableWordCondition"];
        } | {
            sharingLabel: components["schemas"]["NullableWordCondition"];
        } | {
            genre: components["schemas"]["NullableWordCondition"];
        } | {
            publisher: components["schemas"]["WordCondition"];
        } | {
            language: components["schemas"]["WordCondition"];
        } | {
            ageRating: components["schemas"]["NullableNumberCondition"];
        } | {
            readStatus: components["schemas"]["ReadStatusCondition"];
        } | {
            seriesStatus: components["schemas"]["SeriesStatusCondition"];
        } | {
            author: components["schemas"]["AuthorCondition"];
        };
        SeriesStatusCondition: {
            operator: components["schemas"]["EqualityOperator"];
            value: components["schemas"]["SeriesStatus"];
        };
        /** @description One page of series. */
        PagedSeries: {
            content: components["schemas"]["Series"][];
            pageable: components["schemas"]["Pageable"];
            sort: components["schemas"]["SortState"];
            /** Format: int64 */
            totalElements: number;
            /** Format: int32 */
            totalPages: number;
            /** Format: int32 */
            number: number;
            /** Format: int32 */
            size: number;
            /** Format: int32 */
            numberOfElements: number;
            first: boolean;
            last: boolean;
            empty: boolean;
        };
        Book: {
            id: components["schemas"]["Id"];
            seriesId: components["schemas"]["Id"];
            seriesTitle: string;
            libraryId: components["schemas"]["Id"];
            /** @description Name of the file without its extension. */
            name: string;
            /** @description Path on the server. Only the file name for users other than administrators. */
            url: string;
            /**
             * Format: int32
             * @description Position in the series, from 1.
             */
            number: number;
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            lastModified: string;
            /** Format: date-time */
            fileLastModified: string;
            /** Format: int64 */
            sizeBytes: number;
            /**
             * @description Formatted size.
             * @example 12.3 MiB
             */
            size: string;
            media: components["schemas"]["Media"];
            metadata: components["schemas"]["BookMetadata"];
            /** @description Read status for the current user. */
            readProgress: components["schemas"]["ReadProgress"] | null;
            deleted: boolean;
            /** @description Empty before the analysis. */
            fileHash: string;
            oneshot: boolean;
        };
        Media: {
            status: components["schemas"]["MediaStatus"];
            /** @description Empty before the analysis. */
            mediaType: string;
            /** Format: int32 */
            pagesCount: number;
            /** @description Error codes such as ERR_1006, some with details in brackets; empty without errors. */
            comment: string;
            /** @description Empty when unknown. */
            mediaProfile: components["schemas"]["MediaProfile"] | "";
            /** @description Whether all pages of the EPUB are images. */
            epubDivinaCompatible: boolean;
            epubIsKepub: boolean;
        };
        BookMetadata: {
            title: string;
            summary: string;
            number: string;
            /** Format: float */
            numberSort: number;
            /** Format: date */
            releaseDate: string | null;
            authors: components["schemas"]["Author"][];
            /** @description In lower case. */
            tags: string[];
            /** @description 13 digits, or empty. */
            isbn: string;
            links: components["schemas"]["WebLink"][];
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            lastModified: string;
            titleLock: boolean;
            summaryLock: boolean;
            numberLock: boolean;
            numberSortLock: boolean;
            releaseDateLock: boolean;
            authorsLock: boolean;
            tagsLock: boolean;
            isbnLock: boolean;
            linksLock: boolean;
        };
        /** @description Absent fields keep their value. Null keeps title, numbers and locks, and clears other fields. Lists are replaced. */
        BookMetadataUpdate: {
            title?: string | null;
            summary?: string | null;
            number?: string | null;
            /** Format: float */
            numberSort?: number | null;
            /** Format: date */
            releaseDate?: string | null;
            authors?: components["schemas"]["Author"][] | null;
            tags?: string[] | null;
            /** @description ISBN-13, with or without hyphens. */
            isbn?: string | null;
            links?: components["schemas"]["WebLink"][] | null;
            titleLock?: boolean | null;
            summaryLock?: boolean | null;
            numberLock?: boolean | null;
            numberSortLock?: boolean | null;
            releaseDateLock?: boolean | null;
            authorsLock?: boolean | null;
            tagsLock?: boolean | null;
            isbnLock?: boolean | null;
            linksLock?: boolean | null;
        };
        ReadProgress: {
            /**
             * Format: int32
             * @description Page from 1. May be 0 near the start of an EPUB, whose pages are estimated.
             */
            page: number;
            completed: boolean;
            /** Format: date-time */
            readDate: string;
            /** Format: date-time */
            created: string;
            /** Format: date-time */
            lastModified: string;
            deviceId: string;
            deviceName: string;
        };
        /** @description A page or `completed: true`, which takes precedence. */
        ReadProgressUpdate: {
            /** Format: int32 */
            page?: number | null;
            completed?: boolean | null;
        };
        BookPage: {
            /**
             * Format: int32
             * @description From 1.
             */
            number: number;
            fileName: string;
            mediaType: string;
            /**
             * Format: int32
             * @description Null if the library does not read page dimensions.
             */
            width: number | null;
            /** Format: int32 */
            height: number | null;
            /** Format: int64 */
            sizeBytes: number | null;
            /** @description Formatted size; empty when unknown. */
            size: string;
        };
        Progression: {
            /** Format: date-time */
            modified: string;
            device: components["schemas"]["ProgressionDevice"];
            locator: components["schemas"]["Locator"];
        };
        ProgressionDevice: {
            id: string;
            name: string;
        };
        /** @description A position in a book. Empty if progress was stored by page. Requests must contain href and type. */
        Locator: {
            /** @description Path inside the EPUB, not percent-encoded. Any text for other books. */
            href?: string;
            type?: string;
            title?: string;
            locations?: components["schemas"]["LocatorLocations"];
            text?: components["schemas"]["LocatorText"];
            /** @description Position for Kobo e-readers. */
            koboSpan?: string;
        };
        LocatorLocations: {
            fragments?: string[];
            /**
             * Format: float
             * @description Progression inside the file, from 0 to 1.
             */
            progression?: number;
            /**
             * Format: int32
             * @description Position in the book, from 1. The page number of a comic.
             */
            position?: number;
            /**
             * Format: float
             * @description Progression inside the book, from 0 to 1.
             */
            totalProgression?: number;
        };
        LocatorText: {
            before?: string;
            highlight?: string;
            after?: string;
        };
        BookSearch: {
            condition?: components["schemas"]["BookCondition"] | null;
            fullTextSearch?: string | null;
        };
        /** @description Condition on a book, named by its key. The server uses the first known key and ignores others. An empty list of conditions matches every book. */
        BookCondition: {
            allOf: components["schemas"]["BookCondition"][];
        } | {
            anyOf: components["schemas"]["BookCondition"][];
        } | {
            libraryId: components["schemas"]["IdCondition"];
        } | {
            seriesId: components["schemas"]["IdCondition"];
        } | {
            readListId: components["schemas"]["IdCondition"];
        } | {
            deleted: components["schemas"]["FlagCondition"];
        } | {
            oneShot: components["schemas"]["FlagCondition"];
        } | {
            title: components["schemas"]["TextCondition"];
        } | {
            releaseDate: components["schemas"]["DateCondition"];
        } | {
            numberSort: components["schemas"]["NumberCondition"];
        } | {
            tag: components["schemas"]["NullableWordCondition"];
        } | {
            readStatus: components["schemas"]["ReadStatusCondition"];
        } | {
            mediaStatus: components["schemas"]["MediaStatusCondition"];
        } | {
            mediaProfile: components["schemas"]["MediaProfileCondition"];
        } | {
            author: components["schemas"]["AuthorCondition"];
        } | {
            poster: components["schemas"]["PosterCondition"];
        };
        MediaStatusCondition: {
            operator: components["schemas"]["EqualityOperator"];
            value: components["schemas"]["MediaStatus"];
        };
        MediaProfileCondition: {
            operator: components["schemas"]["EqualityOperator"];
            value: components["schemas"]["MediaProfile"];
        };
        /** @description Since 1.25.0. */
        PosterCondition: {
            operator: components["schemas"]["EqualityOperator"];
            value: components["schemas"]["PosterMatch"];
        };
        PosterMatch: {
            type?: components["schemas"]["PosterType"] | null;
            selected?: boolean | null;
        };
        /** @description One page of books. */
        PagedBooks: {
            content: components["schemas"]["Book"][];
            pageable: components["schemas"]["Pageable"];
            sort: components["schemas"]["SortState"];
            /** Format: int64 */
            totalElements: number;
            /** Format: int32 */
            totalPages: number;
            /** Format: int32 */
            number: number;
            /** Format: int32 */
            size: number;
            /** Format: int32 */
            numberOfElements: number;
            first: boolean;
            last: boolean;
            empty: boolean;
        };
        Manifest: {
            context: string;
            metadata: components["schemas"]["ManifestMetadata"];
            links: components["schemas"]["ManifestLink"][];
            images: components["schemas"]["ManifestLink"][];
            readingOrder: components["schemas"]["ManifestLink"][];
            resources: components["schemas"]["ManifestLink"][];
            toc: components["schemas"]["ManifestLink"][];
            landmarks: components["schemas"]["ManifestLink"][];
            pageList: components["schemas"]["ManifestLink"][];
        };
        /** @description Empty parts are left out. */
        ManifestLink: {
            title?: string;
            rel?: string;
            href?: string;
            type?: string;
            templated?: boolean;
            /** Format: int32 */
            width?: number;
            /** Format: int32 */
            height?: number;
            alternate?: components["schemas"]["ManifestLink"][];
            /** @description Nested chapters. */
            children?: components["schemas"]["ManifestLink"][];
            properties?: {
                [key: string]: unknown;
            };
        };
        /** @description Empty parts are left out. Writers and cover artists are contributors. */
        ManifestMetadata: {
            title: string;
            /** @example urn:isbn:9780306406157 */
            identifier?: string;
            /** @description URL that ends with the profile: divina, epub or pdf. */
            conformsTo: string;
            /** Format: date-time */
            modified?: string;
            /** Format: date */
            published?: string;
            language?: string;
            author?: string[];
            translator?: string[];
            editor?: string[];
            artist?: string[];
            illustrator?: string[];
            letterer?: string[];
            penciler?: string[];
            colorist?: string[];
            inker?: string[];
            contributor?: string[];
            publisher?: string[];
            subject?: string[];
            readingProgression?: components["schemas"]["ReadingProgression"];
            description?: string;
            /** Format: int32 */
            numberOfPages?: number;
            belongsTo?: components["schemas"]["ManifestBelongsTo"];
            rendition?: components["schemas"]["ManifestRendition"];
        };
        ManifestBelongsTo: {
            series?: components["schemas"]["ManifestGroup"][];
            collection?: components["schemas"]["ManifestGroup"][];
        };
        ManifestGroup: {
            name: string;
            /** Format: float */
            position?: number;
        };
        ManifestRendition: {
            layout: components["schemas"]["EpubLayout"];
        };
        /** @enum {string} */
        ReadingProgression: "rtl" | "ltr" | "ttb" | "btt" | "auto";
        /** @enum {string} */
        EpubLayout: "fixed" | "reflowable";
        Positions: {
            /** Format: int32 */
            total: number;
            positions: components["schemas"]["Locator"][];
        };
        BookThumbnail: {
            id: components["schemas"]["Id"];
            bookId: components["schemas"]["Id"];
            type: components["schemas"]["PosterType"];
            selected: boolean;
            mediaType: string;
            /** Format: int64 */
            fileSize: number;
            /** Format: int32 */
            width: number;
            /** Format: int32 */
            height: number;
        };
        SeriesThumbnail: {
            id: components["schemas"]["Id"];
            seriesId: components["schemas"]["Id"];
            type: components["schemas"]["PosterType"];
            selected: boolean;
            mediaType: string;
            /** Format: int64 */
            fileSize: number;
            /** Format: int32 */
            width: number;
            /** Format: int32 */
            height: number;
        };
        CollectionThumbnail: {
            id: components["schemas"]["Id"];
            collectionId: components["schemas"]["Id"];
            type: components["schemas"]["PosterType"];
            selected: boolean;
            mediaType: string;
            /** Format: int64 */
            fileSize: number;
            /** Format: int32 */
            width: number;
            /** Format: int32 */
            height: number;
        };
        ReadListThumbnail: {
            id: components["schemas"]["Id"];
            readListId: components["schemas"]["Id"];
            type: components["schemas"]["PosterType"];
            selected: boolean;
            mediaType: string;
            /** Format: int64 */
            fileSize: number;
            /** Format: int32 */
            width: number;
            /** Format: int32 */
            height: number;
        };
        Collection: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Whether the order is manual. Otherwise sorted by title. */
            ordered: boolean;
            /** @description In stored order, without those hidden from the user. */
            seriesIds: components["schemas"]["Id"][];
            /** Format: date-time */
            createdDate: string;
            /** Format: date-time */
            lastModifiedDate: string;
            /** @description Whether some series are hidden from the user. */
            filtered: boolean;
        };
        CollectionCreation: {
            /** @description Not blank. Unique, ignoring case. */
            name: string;
            ordered: boolean;
            seriesIds: components["schemas"]["Id"][];
        };
        /** @description Absent and null fields keep their value. */
        CollectionUpdate: {
            /** @description Not blank. Unique, ignoring case. */
            name?: string | null;
            ordered?: boolean | null;
            /** @description Replaces the complete list. */
            seriesIds?: components["schemas"]["Id"][] | null;
        };
        /** @description One page of collections. */
        PagedCollections: {
            content: components["schemas"]["Collection"][];
            pageable: components["schemas"]["Pageable"];
            sort: components["schemas"]["SortState"];
            /** Format: int64 */
            totalElements: number;
            /** Format: int32 */
            totalPages: number;
            /** Format: int32 */
            number: number;
            /** Format: int32 */
            size: number;
            /** Format: int32 */
            numberOfElements: number;
            first: boolean;
            last: boolean;
            empty: boolean;
        };
        ReadList: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Can be empty. */
            summary: string;
            /** @description Whether the order is manual. Otherwise sorted by release date. */
            ordered: boolean;
            /** @description In stored order, without those hidden from the user. */
            bookIds: components["schemas"]["Id"][];
            /** Format: date-time */
            createdDate: string;
            /** Format: date-time */
            lastModifiedDate: string;
            /** @description Whether some books are hidden from the user. */
            filtered: boolean;
        };
        ReadListCreation: {
            /** @description Not blank. Unique, ignoring case. */
            name: string;
            /** @default  */
            summary: string;
            /** @default true */
            ordered: boolean;
            bookIds: components["schemas"]["Id"][];
        };
        /** @description Absent and null fields keep their value. */
        ReadListUpdate: {
            /** @description Not blank. Unique, ignoring case. */
            name?: string | null;
            summary?: string | null;
            ordered?: boolean | null;
            /** @description Replaces the complete list. */
            bookIds?: components["schemas"]["Id"][] | null;
        };
        ReadListMatch: {
            readListMatch: components["schemas"]["ReadListMatchName"];
            /** @description Matches of each entry of the file. */
            requests: components["schemas"]["ReadListMatchEntry"][];
            /** @description Empty in all known releases. */
            errorCode: string;
        };
        ReadListMatchName: {
            name: string;
            /** @description `ERR_1009` if a read list with this name exists, else empty. */
            errorCode: string;
        };
        ReadListMatchEntry: {
            request: components["schemas"]["ReadListMatchRequest"];
            /** @description Empty without a match. */
            matches: components["schemas"]["ReadListMatchCandidate"][];
        };
        ReadListMatchRequest: {
            /** @description Searched titles, with and without the volume. */
            series: string[];
            number: string;
        };
        ReadListMatchCandidate: {
            series: components["schemas"]["ReadListMatchSeries"];
            books: components["schemas"]["ReadListMatchBook"][];
        };
        ReadListMatchSeries: {
            seriesId: components["schemas"]["Id"];
            title: string;
            /** Format: date */
            releaseDate: string | null;
        };
        ReadListMatchBook: {
            bookId: components["schemas"]["Id"];
            number: string;
            title: string;
        };
        /** @description One page of read lists. */
        PagedReadLists: {
            content: components["schemas"]["ReadList"][];
            pageable: components["schemas"]["Pageable"];
            sort: components["schemas"]["SortState"];
            /** Format: int64 */
            totalElements: number;
            /** Format: int32 */
            totalPages: number;
            /** Format: int32 */
            number: number;
            /** Format: int32 */
            size: number;
            /** Format: int32 */
            numberOfElements: number;
            first: boolean;
            last: boolean;
            empty: boolean;
        };
        /** @enum {string} */
        TagOwner: "SERIES" | "BOOK" | "BOTH";
        /** @description One page of values. */
        PagedStrings: {
            content: string[];
            pageable: components["schemas"]["Pageable"];
            sort: components["schemas"]["SortState"];
            /** Format: int64 */
            totalElements: number;
            /** Format: int32 */
            totalPages: number;
            /** Format: int32 */
            number: number;
            /** Format: int32 */
            size: number;
            /** Format: int32 */
            numberOfElements: number;
            first: boolean;
            last: boolean;
            empty: boolean;
        };
        /** @description One page of numbers. */
        PagedNumbers: {
            content: number[];
            pageable: components["schemas"]["Pageable"];
            sort: components["schemas"]["SortState"];
            /** Format: int64 */
            totalElements: number;
            /** Format: int32 */
            totalPages: number;
            /** Format: int32 */
            number: number;
            /** Format: int32 */
            size: number;
            /** Format: int32 */
            numberOfElements: number;
            first: boolean;
            last: boolean;
            empty: boolean;
        };
        /** @description One page of authors. */
        PagedAuthors: {
            content: components["schemas"]["Author"][];
            pageable: components["schemas"]["Pageable"];
            sort: components["schemas"]["SortState"];
            /** Format: int64 */
            totalElements: number;
            /** Format: int32 */
            totalPages: number;
            /** Format: int32 */
            number: number;
            /** Format: int32 */
            size: number;
            /** Format: int32 */
            numberOfElements: number;
            first: boolean;
            last: boolean;
            empty: boolean;
        };
        /**
         * @description Lower-case words joined by dots. The first begins with a letter.
         * @example longbox.theme
         */
        ClientSettingKey: string;
        ClientSetting: {
            value: string;
            /** @description Whether the setting is readable without sign-in. Absent for settings of a user. */
            allowUnauthorized?: boolean;
        };
        /** @description Settings by key. */
        ClientSettings: {
            [key: string]: components["schemas"]["ClientSetting"];
        };
        UserClientSettingsUpdate: {
            [key: string]: components["schemas"]["UserClientSettingUpdate"];
        };
        GlobalClientSettingsUpdate: {
            [key: string]: components["schemas"]["GlobalClientSettingUpdate"];
        };
        UserClientSettingUpdate: {
            /** @description Not blank. */
            value: string;
        };
        GlobalClientSettingUpdate: {
            /** @description Not blank. */
            value: string;
            allowUnauthorized: boolean;
        };
        ServerSettings: {
            deleteEmptyCollections: boolean;
            deleteEmptyReadLists: boolean;
            /** Format: int64 */
            rememberMeDurationDays: number;
            thumbnailSize: components["schemas"]["ThumbnailSize"];
            /**
             * Format: int32
             * @description Number of tasks that run at the same time.
             */
            taskPoolSize: number;
            serverPort: components["schemas"]["NumberSetting"];
            serverContextPath: components["schemas"]["TextSetting"];
            /** @description Whether to pass unknown requests on to the Kobo store. */
            koboProxy: boolean;
            /**
             * Format: int32
             * @description Public port in URLs for e-readers.
             */
            koboPort: number | null;
            kepubifyPath: components["schemas"]["TextSetting"];
        };
        /** @description A number with two sources, and its effective value. */
        NumberSetting: {
            /**
             * Format: int32
             * @description Value of the configuration file.
             */
            configurationSource: number | null;
            /**
             * Format: int32
             * @description Value set by an administrator.
             */
            databaseSource: number | null;
            /** Format: int32 */
            effectiveValue: number | null;
        };
        /** @description A text with two sources, and its effective value. */
        TextSetting: {
            /** @description Value of the configuration file. */
            configurationSource: string | null;
            /** @description Value set by an administrator. */
            databaseSource: string | null;
            effectiveValue: string | null;
        };
        /** @description Absent fields keep their value. Null keeps it too, unless the field says otherwise. */
        ServerSettingsUpdate: {
            deleteEmptyCollections?: boolean | null;
            deleteEmptyReadLists?: boolean | null;
            /** Format: int64 */
            rememberMeDurationDays?: number | null;
            /** @description Whether to invalidate all remember-me cookies. */
            renewRememberMeKey?: boolean | null;
            thumbnailSize?: components["schemas"]["ThumbnailSize"] | null;
            /** Format: int32 */
            taskPoolSize?: number | null;
            /**
             * Format: int32
             * @description Null removes the value.
             */
            serverPort?: number | null;
            /** @description Null removes the value. */
            serverContextPath?: string | null;
            koboProxy?: boolean | null;
            /**
             * Format: int32
             * @description Null removes the value.
             */
            koboPort?: number | null;
            /** @description Null removes the value. The path is not validated. */
            kepubifyPath?: string | null;
        };
        /**
         * @description Longest side: 300, 600, 900 or 1200 px.
         * @enum {string}
         */
        ThumbnailSize: "DEFAULT" | "MEDIUM" | "LARGE" | "XLARGE";
        DirectoryRequest: {
            /**
             * @description Absolute path; empty for the roots.
             * @default
             */
            path: string;
            /** @default false */
            showFiles: boolean;
        };
        DirectoryListing: {
            /** @description Parent folder. Absent for the list of roots, empty for a root. For a missing path it is the listed folder itself. */
            parent?: string;
            directories: components["schemas"]["PathEntry"][];
            /** @description Empty unless `showFiles` is set. */
            files: components["schemas"]["PathEntry"][];
        };
        PathEntry: {
            type: components["schemas"]["PathEntryType"];
            name: string;
            path: string;
        };
        /** @enum {string} */
        PathEntryType: "directory" | "file";
        TransientBooksRequest: {
            /** @description A folder on the server. */
            path: string;
        };
        TransientBook: {
            id: components["schemas"]["Id"];
            /** @description Name of the file without its extension. */
            name: string;
            /** @description Path of the file on the server. */
            url: string;
            /**
             * @description Local time of the server, without a time zone.
             * @example 2026-01-31T08:15:00.123456789
             */
            fileLastModified: string;
            /** Format: int64 */
            sizeBytes: number;
            /** @description Formatted size. */
            size: string;
            status: components["schemas"]["MediaStatus"];
            /** @description Empty before the analysis. */
            mediaType: string;
            /** @description Empty before the analysis. */
            pages: components["schemas"]["BookPage"][];
            /** @description Archive entries that are not pages. */
            files: string[];
            /** @description Empty, or an error code with details in brackets. */
            comment: string;
            /**
             * Format: float
             * @description Guessed number in the series.
             */
            number: number | null;
            /** @description Guessed series. */
            seriesId: string | null;
        };
        BookImportBatch: {
            books: components["schemas"]["BookImport"][];
            copyMode: components["schemas"]["CopyMode"];
        };
        BookImport: {
            /** @description Absolute path outside all libraries. */
            sourceFile: string;
            seriesId: components["schemas"]["Id"];
            /** @description Book of the series that the file replaces. Required for a one-shot. */
            upgradeBookId?: string | null;
            /** @description Name of the file in the library, without extension. */
            destinationName?: string | null;
        };
        /**
         * @description HARDLINK falls back to a copy.
         * @enum {string}
         */
        CopyMode: "MOVE" | "COPY" | "HARDLINK";
        HistoryEvent: {
            /** @description Since 1.23.5. */
            id?: string;
            type: components["schemas"]["HistoryEventType"];
            /**
             * @description Local time of the server, without a time zone.
             * @example 2026-01-31T08:15:00.123
             */
            timestamp: string;
            /** @description Null for a folder. The book may be deleted. */
            bookId: string | null;
            /** @description The series may be deleted. */
            seriesId: string | null;
            /** @description Details by name: `name` and `reason` of a deletion, `source` and `upgrade` of an import, `former file` of a conversion, `page number`, `page file name`, `page file hash`, `page file size` and `page media type` of a page. */
            properties: {
                [key: string]: string;
            };
        };
        /** @enum {string} */
        HistoryEventType: "BookConverted" | "BookFileDeleted" | "BookImported" | "DuplicatePageDeleted" | "SeriesFolderDeleted";
        /** @description One page of events. */
        PagedHistory: {
            content: components["schemas"]["HistoryEvent"][];
            pageable: components["schemas"]["Pageable"];
            sort: components["schemas"]["SortState"];
            /** Format: int64 */
            totalElements: number;
            /** Format: int32 */
            totalPages: number;
            /** Format: int32 */
            number: number;
            /** Format: int32 */
            size: number;
            /** Format: int32 */
            numberOfElements: number;
            first: boolean;
            last: boolean;
            empty: boolean;
        };
        /** @description A JSON feed. */
        AnnouncementFeed: {
            version: string;
            title: string;
            home_page_url: string | null;
            description: string | null;
            items: components["schemas"]["Announcement"][];
        };
        Announcement: {
            id: string;
            url: string | null;
            title: string | null;
            summary: string | null;
            /** @description Untrusted HTML. Sanitize it before display. */
            content_html: string | null;
            /** Format: date-time */
            date_modified: string | null;
            author: components["schemas"]["AnnouncementAuthor"] | null;
            tags: string[];
            _komga: components["schemas"]["AnnouncementState"];
        };
        AnnouncementAuthor: {
            name: string | null;
            url: string | null;
        };
        AnnouncementState: {
            /** @description Whether the user has marked it as read. */
            read: boolean;
        };
        Release: {
            version: string;
            /** Format: date-time */
            releaseDate: string;
            url: string;
            latest: boolean;
            preRelease: boolean;
            /** @description Untrusted Markdown. Sanitize it before display. */
            description: string;
        };
        KnownPageHash: {
            hash: string;
            /**
             * Format: int64
             * @description Size of the page in bytes.
             */
            size: number | null;
            action: components["schemas"]["PageHashAction"];
            /**
             * Format: int32
             * @description Number of pages removed until now.
             */
            deleteCount: number;
            /**
             * Format: int32
             * @description Current number of pages with this hash.
             */
            matchCount: number;
            /**
             * @description UTC without the letter Z.
             * @example 2026-01-31T08:15:00
             */
            created: string;
            /**
             * @description UTC without the letter Z.
             * @example 2026-01-31T08:15:00.123
             */
            lastModified: string;
        };
        UnknownPageHash: {
            hash: string;
            /**
             * Format: int64
             * @description Size of the page in bytes.
             */
            size: number | null;
            /** Format: int32 */
            matchCount: number;
        };
        PageHashMatch: {
            bookId: components["schemas"]["Id"];
            /** @description Path of the book on the server. */
            url: string;
            /**
             * Format: int32
             * @description From 1.
             */
            pageNumber: number;
            fileName: string;
            /** Format: int64 */
            fileSize: number;
            mediaType: string;
        };
        PageHashUpdate: {
            /** @description Not blank. */
            hash: string;
            /** Format: int64 */
            size?: number | null;
            action: components["schemas"]["PageHashAction"];
        };
        /** @enum {string} */
        PageHashAction: "DELETE_AUTO" | "DELETE_MANUAL" | "IGNORE";
        /** @description One page of known hashes. */
        PagedKnownPageHashes: {
            content: components["schemas"]["KnownPageHash"][];
            pageable: components["schemas"]["Pageable"];
            sort: components["schemas"]["SortState"];
            /** Format: int64 */
            totalElements: number;
            /** Format: int32 */
            totalPages: number;
            /** Format: int32 */
            number: number;
            /** Format: int32 */
            size: number;
            /** Format: int32 */
            numberOfElements: number;
            first: boolean;
            last: boolean;
            empty: boolean;
        };
        /** @description One page of new hashes. */
        PagedUnknownPageHashes: {
            content: components["schemas"]["UnknownPageHash"][];
            pageable: components["schemas"]["Pageable"];
            sort: components["schemas"]["SortState"];
            /** Format: int64 */
            totalElements: number;
            /** Format: int32 */
            totalPages: number;
            /** Format: int32 */
            number: number;
            /** Format: int32 */
            size: number;
            /** Format: int32 */
            numberOfElements: number;
            first: boolean;
            last: boolean;
            empty: boolean;
        };
        /** @description One page of matches. */
        PagedPageHashMatches: {
            content: components["schemas"]["PageHashMatch"][];
            pageable: components["schemas"]["Pageable"];
            sort: components["schemas"]["SortState"];
            /** Format: int64 */
            totalElements: number;
            /** Format: int32 */
            totalPages: number;
            /** Format: int32 */
            number: number;
            /** Format: int32 */
            size: number;
            /** Format: int32 */
            numberOfElements: number;
            first: boolean;
            last: boolean;
            empty: boolean;
        };
        ServerInfo: {
            git: components["schemas"]["ServerInfoGit"];
            build: components["schemas"]["ServerInfoBuild"];
            java: components["schemas"]["ServerInfoJava"];
            os: {
                name: string;
                version: string;
                arch: string;
            };
        };
        ServerInfoGit: {
            branch: string;
            commit: {
                id: string;
                /** Format: date-time */
                time: string;
            };
        };
        ServerInfoBuild: {
            artifact: string;
            name: string;
            /** @description Version of the server. */
            version: string;
            group: string;
        };
        ServerInfoJava: {
            version: string;
            vendor: {
                name: string;
                version?: string;
            };
            runtime: {
                name: string;
                version: string;
            };
            jvm: {
                name: string;
                vendor: string;
                version: string;
            };
        };
        ShutdownNotice: {
            message: string;
        };
        MetricNames: {
            names: string[];
        };
        Metric: {
            name: string;
            /** @description May be absent. */
            description?: string | null;
            /** @description May be absent. */
            baseUnit?: string | null;
            measurements: components["schemas"]["Measurement"][];
            /** @description Empty when the request contains every tag. */
            availableTags: components["schemas"]["MetricTag"][];
        };
        Measurement: {
            statistic: components["schemas"]["MetricStatistic"];
            value: number;
        };
        MetricTag: {
            tag: string;
            values: string[];
        };
        /** @enum {string} */
        MetricStatistic: "VALUE" | "COUNT" | "TOTAL" | "TOTAL_TIME" | "MAX" | "ACTIVE_TASKS" | "DURATION" | "UNKNOWN";
        Health: {
            /** @example UP */
            status: string;
            groups?: string[];
            /** @description Components of the server, for administrators only. */
            components?: {
                [key: string]: components["schemas"]["HealthPart"];
            };
        };
        HealthPart: {
            /** @example UP */
            status: string;
            description?: string;
            details?: {
                [key: string]: unknown;
            };
            components?: {
                [key: string]: components["schemas"]["HealthPart"];
            };
        };
        LibraryEvent: {
            libraryId: components["schemas"]["Id"];
        };
        SeriesEvent: {
            seriesId: components["schemas"]["Id"];
            libraryId: components["schemas"]["Id"];
        };
        BookEvent: {
            bookId: components["schemas"]["Id"];
            seriesId: components["schemas"]["Id"];
            libraryId: components["schemas"]["Id"];
        };
        BookImportedEvent: {
            /** @description Null after a failure. */
            bookId: string | null;
            sourceFile: string;
            success: boolean;
            /** @description Reason of the failure: an error code or a sentence. */
            message: string | null;
        };
        CollectionEvent: {
            collectionId: components["schemas"]["Id"];
            seriesIds: components["schemas"]["Id"][];
        };
        ReadListEvent: {
            readListId: components["schemas"]["Id"];
            bookIds: components["schemas"]["Id"][];
        };
        ReadProgressEvent: {
            bookId: components["schemas"]["Id"];
            userId: components["schemas"]["Id"];
        };
        ReadProgressSeriesEvent: {
            seriesId: components["schemas"]["Id"];
            userId: components["schemas"]["Id"];
        };
        BookThumbnailEvent: {
            bookId: components["schemas"]["Id"];
            /** @description Empty if the book is deleted. */
            seriesId: string;
            selected: boolean;
        };
        SeriesThumbnailEvent: {
            seriesId: components["schemas"]["Id"];
            selected: boolean;
        };
        ReadListThumbnailEvent: {
            readListId: components["schemas"]["Id"];
            selected: boolean;
        };
        CollectionThumbnailEvent: {
            collectionId: components["schemas"]["Id"];
            selected: boolean;
        };
        /** @description Sent every ten seconds, also without waiting tasks. */
        TaskQueueStatus: {
            /** Format: int32 */
            count: number;
            /** @description Number of tasks by type, such as ScanLibrary or AnalyzeBook. */
            countByType: {
                [key: string]: number;
            };
        };
        SessionExpiredEvent: {
            userId: components["schemas"]["Id"];
        };
    };
    responses: {
        /** @description The response is not available in an accepted media type. */
        NotAcceptable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ServerErrorBody"];
            };
        };
        /** @description Fields violate rules (violations), or the body is invalid as a whole (message). */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationError"] | components["schemas"]["ServerErrorBody"];
            };
        };
        /** @description Not signed in. No body for requests with `X-Requested-With: XMLHttpRequest`, else a description of the sign-in methods. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/opds-authentication+json": components["schemas"]["SignInOffer"];
            };
        };
        /** @description Done. */
        NoContent: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Unsupported Content-Type, or unsupported file type of a poster. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ServerErrorBody"];
            };
        };
        /** @description The user lacks the role or the access to the record. No body for requests that accept only images. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ServerErrorBody"];
            };
        };
        /** @description Not found. No body for requests that accept only images. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ServerErrorBody"];
            };
        };
        /** @description Server error. */
        ServerFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ServerErrorBody"];
            };
        };
        /** @description Invalid parameter or body, or a violated rule; see the message. No body for requests that accept only images. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ServerErrorBody"];
            };
        };
        /** @description Accepted. The work is finished now or later. */
        Accepted: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Not found. No body. */
        NotFoundEmpty: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The stored value is newer. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ServerErrorBody"];
            };
        };
        /** @description The cached response of the client is still valid. */
        NotModified: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The image. The media type is always JPEG, even for an uploaded file of another type. */
        Poster: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "image/jpeg": string;
            };
        };
        /** @description The file is too large (1 MB per file, 10 MB per request). No body. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /** @description Id of the user. */
        userId: components["schemas"]["Id"];
        /** @description Page of the list, from 0. */
        page: number;
        /** @description Number of entries per page, at most 2000. A number below 1 means 20. */
        size: number;
        /** @description Whether to return all entries. Page and size are then ignored. */
        unpaged: boolean;
        /** @description Sort order as `key`, `key,asc` or `key,desc`. Repeat it for further keys. Unknown keys are ignored. */
        sort: string[];
        /** @description Id of the library. */
        libraryId: components["schemas"]["Id"];
        /** @description Search text. */
        search: string;
        /** @description Limits the list to these libraries. */
        libraryIds: components["schemas"]["Id"][];
        /** @description Limits the list to these collections. */
        collectionIds: components["schemas"]["Id"][];
        /** @description Publication states. */
        seriesStatuses: components["schemas"]["SeriesStatus"][];
        /** @description Read status for the current user. */
        readStatuses: components["schemas"]["ReadStatus"][];
        /** @description Publishers. */
        publishers: string[];
        /** @description Languages as BCP 47 codes. */
        languages: string[];
        /** @description Genres. */
        genres: string[];
        /** @description Tags. A single value is split at commas. */
        tags: string[];
        /** @description Age ratings. A text such as `None` means unrated. */
        ageRatings: string[];
        /** @description Release years of the earliest book. */
        releaseYears: string[];
        /** @description Sharing labels. */
        sharingLabels: string[];
        /** @description Whether to list only deleted or only existing entries. Default: both. */
        deleted: boolean;
        /** @description Whether to list only complete or only incomplete series. A series with an unknown book count is neither. */
        complete: boolean;
        /** @description Whether to list only one-shots or only other series. Default: both. */
        oneshot: boolean;
        /** @description A regular expression and its field, as `expression,title` or `expression,title_sort`, split at the last comma. */
        searchRegex: string;
        /** @description Authors as `name,role`, split at the last comma. Values without a comma are ignored. */
        authors: string[];
        /** @description Id of the series. */
        seriesId: components["schemas"]["Id"];
        /** @description Analysis states. */
        mediaStatuses: components["schemas"]["MediaStatus"][];
        /** @description Id of the book. */
        bookId: components["schemas"]["Id"];
        /** @description Page number, from 1. */
        pageNumber: number;
        /** @description Whether the new poster becomes the selected one. */
        selected: boolean;
        /** @description Id of the poster. */
        thumbnailId: components["schemas"]["Id"];
        /** @description Id of the collection. */
        collectionId: components["schemas"]["Id"];
        /** @description Id of the read list. */
        readListId: components["schemas"]["Id"];
        /** @description Limits the list to these series. */
        seriesIds: components["schemas"]["Id"][];
        /** @description Limits the list to these read lists. */
        readListIds: components["schemas"]["Id"][];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getClaim: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the server is claimed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimStatus"];
                };
            };
            406: components["responses"]["NotAcceptable"];
        };
    };
    claimServer: {
        parameters: {
            query?: never;
            header: {
                /** @description Email address of the first account. */
                "X-Komga-Email": string;
                /** @description Password of the first account. */
                "X-Komga-Password": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Invalid"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    getOAuth2Providers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The providers. Empty if none is configured. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuth2Provider"][];
                };
            };
            406: components["responses"]["NotAcceptable"];
        };
    };
    setSessionCookie: {
        parameters: {
            query?: never;
            header: {
                /** @description The session. */
                "X-Auth-Token": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The response sets the session cookie. */
            204: {
                headers: {
                    /** @description The session cookie. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    logOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. The response deletes the session and remember-me cookies. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The same for requests of HTML without `X-Requested-With`: a redirect to the sign-in page. */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            406: components["responses"]["NotAcceptable"];
        };
    };
    getMe: {
        parameters: {
            query?: {
                /** @description At sign-in: whether to set a remember-me cookie, which signs in again after the session. */
                "remember-me"?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current user. The first request of a session that an administrator ended gets a plain text without a content type, as with every operation. Later requests get 401. */
            200: {
                headers: {
                    /** @description Session cookie, and remember-me cookie if requested. */
                    "Set-Cookie"?: string;
                    /** @description The session id, if the request has this header. No cookie is set then. */
                    "X-Auth-Token"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    changeMyPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordUpdate"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    getUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserCreation"];
            };
        };
        responses: {
            /** @description The new user. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the user. */
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the user. */
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerFailed"];
        };
    };
    changeUserPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the user. */
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordUpdate"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    getMyAuthenticationActivity: {
        parameters: {
            query?: {
                /** @description Page of the list, from 0. */
                page?: components["parameters"]["page"];
                /** @description Number of entries per page, at most 2000. A number below 1 means 20. */
                size?: components["parameters"]["size"];
                /** @description Whether to return all entries. Page and size are then ignored. */
                unpaged?: components["parameters"]["unpaged"];
                /** @description Sort order as `key`, `key,asc` or `key,desc`. Repeat it for further keys. Unknown keys are ignored. */
                sort?: components["parameters"]["sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of sign-ins. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedAuthenticationActivity"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    getAuthenticationActivity: {
        parameters: {
            query?: {
                /** @description Page of the list, from 0. */
                page?: components["parameters"]["page"];
                /** @description Number of entries per page, at most 2000. A number below 1 means 20. */
                size?: components["parameters"]["size"];
                /** @description Whether to return all entries. Page and size are then ignored. */
                unpaged?: components["parameters"]["unpaged"];
                /** @description Sort order as `key`, `key,asc` or `key,desc`. Repeat it for further keys. Unknown keys are ignored. */
                sort?: components["parameters"]["sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of sign-ins. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedAuthenticationActivity"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    getLatestAuthenticationActivity: {
        parameters: {
            query?: {
                /** @description Limits the list to sign-ins with this API key. */
                apikey_id?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                /** @description Id of the user. */
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest sign-in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthenticationActivity"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getApiKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys, masked by asterisks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeyRequest"];
            };
        };
        responses: {
            /** @description The new key in plain text. Other responses mask it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description No unused key was found. Try again. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServerErrorBody"];
                };
            };
        };
    };
    deleteApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the key. */
                keyId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    deleteSyncPoints: {
        parameters: {
            query?: {
                /** @description Limits the sync points to these keys. Default: all keys. */
                key_id?: components["schemas"]["Id"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
        };
    };
    getLibraries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The libraries by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Library"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    createLibrary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LibraryCreation"];
            };
        };
        responses: {
            /** @description The new library. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Library"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    getLibrary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the library. */
                libraryId: components["parameters"]["libraryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The library. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Library"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    replaceLibrary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the library. */
                libraryId: components["parameters"]["libraryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LibraryUpdate"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    deleteLibrary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the library. */
                libraryId: components["parameters"]["libraryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateLibrary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the library. */
                libraryId: components["parameters"]["libraryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LibraryUpdate"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    scanLibrary: {
        parameters: {
            query?: {
                /** @description Whether to scan folders with an unchanged modification time too. */
                deep?: boolean;
            };
            header?: never;
            path: {
                /** @description Id of the library. */
                libraryId: components["parameters"]["libraryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["Accepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    analyzeLibrary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the library. */
                libraryId: components["parameters"]["libraryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["Accepted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    refreshLibraryMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the library. */
                libraryId: components["parameters"]["libraryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["Accepted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    emptyLibraryTrash: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the library. */
                libraryId: components["parameters"]["libraryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["Accepted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listSeries: {
        parameters: {
            query?: {
                /** @description Page of the list, from 0. */
                page?: components["parameters"]["page"];
                /** @description Number of entries per page, at most 2000. A number below 1 means 20. */
                size?: components["parameters"]["size"];
                /** @description Whether to return all entries. Page and size are then ignored. */
                unpaged?: components["parameters"]["unpaged"];
                /** @description Sort order as `key`, `key,asc` or `key,desc`. Repeat it for further keys. Unknown keys are ignored. */
                sort?: components["parameters"]["sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeriesSearch"];
            };
        };
        responses: {
            /** @description One page of the series. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedSeries"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    listSeriesByQuery: {
        parameters: {
            query?: {
                /** @description Search text. */
                search?: components["parameters"]["search"];
                /** @description Limits the list to these libraries. */
                library_id?: components["parameters"]["libraryIds"];
                /** @description Limits the list to these collections. */
                collection_id?: components["parameters"]["collectionIds"];
                /** @description Publication states. */
                status?: components["parameters"]["seriesStatuses"];
                /** @description Read status for the current user. */
                read_status?: components["parameters"]["readStatuses"];
                /** @description Publishers. */
                publisher?: components["parameters"]["publishers"];
                /** @description Languages as BCP 47 codes. */
                language?: components["parameters"]["languages"];
                /** @description Genres. */
                genre?: components["parameters"]["genres"];
                /** @description Tags. A single value is split at commas. */
                tag?: components["parameters"]["tags"];
                /** @description Age ratings. A text such as `None` means unrated. */
                age_rating?: components["parameters"]["ageRatings"];
                /** @description Release years of the earliest book. */
                release_year?: components["parameters"]["releaseYears"];
                /** @description Sharing labels. */
                sharing_label?: components["parameters"]["sharingLabels"];
                /** @description Whether to list only deleted or only existing entries. Default: both. */
                deleted?: components["parameters"]["deleted"];
                /** @description Whether to list only complete or only incomplete series. A series with an unknown book count is neither. */
                complete?: components["parameters"]["complete"];
                /** @description Whether to list only one-shots or only other series. Default: both. */
                oneshot?: components["parameters"]["oneshot"];
                /** @description A regular expression and its field, as `expression,title` or `expression,title_sort`, split at the last comma. */
                search_regex?: components["parameters"]["searchRegex"];
                /** @description Authors as `name,role`, split at the last comma. Values without a comma are ignored. */
                author?: components["parameters"]["authors"];
                /** @description Page of the list, from 0. */
                page?: components["parameters"]["page"];
                /** @description Number of entries per page, at most 2000. A number below 1 means 20. */
                size?: components["parameters"]["size"];
                /** @description Whether to return all entries. Page and size are then ignored. */
                unpaged?: components["parameters"]["unpaged"];
                /** @description Sort order as `key`, `key,asc` or `key,desc`. Repeat it for further keys. Unknown keys are ignored. */
                sort?: components["parameters"]["sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the series. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedSeries"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    listSeriesGroups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeriesSearch"];
            };
        };
        responses: {
            /** @description Each character once, in undefined order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupCount"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    listSeriesGroupsByQuery: {
        parameters: {
            query?: {
                /** @description Search text. */
                search?: components["parameters"]["search"];
                /** @description Limits the list to these libraries. */
                library_id?: components["parameters"]["libraryIds"];
                /** @description Limits the list to these collections. */
                collection_id?: components["parameters"]["collectionIds"];
                /** @description Publication states. */
                status?: components["parameters"]["seriesStatuses"];
                /** @description Read status for the current user. */
                read_status?: components["parameters"]["readStatuses"];
                /** @description Publishers. */
                publisher?: components["parameters"]["publishers"];
                /** @description Languages as BCP 47 codes. */
                language?: components["parameters"]["languages"];
                /** @description Genres. */
                genre?: components["parameters"]["genres"];
                /** @description Tags. A single value is split at commas. */
                tag?: components["parameters"]["tags"];
                /** @description Age ratings. A text such as `None` means unrated. */
                age_rating?: components["parameters"]["ageRatings"];
                /** @description Release years of the earliest book. */
                release_year?: components["parameters"]["releaseYears"];
                /** @description Sharing labels. */
                sharing_label?: components["parameters"]["sharingLabels"];
                /** @description Whether to list only deleted or only existing entries. Default: both. */
                deleted?: components["parameters"]["deleted"];
                /** @description Whether to list only complete or only incomplete series. A series with an unknown book count is neither. */
                complete?: components["parameters"]["complete"];
                /** @description Whether to list only one-shots or only other series. Default: both. */
                oneshot?: components["parameters"]["oneshot"];
                /** @description A regular expression and its field, as `expression,title` or `expression,title_sort`, split at the last comma. */
                search_regex?: components["parameters"]["searchRegex"];
                /** @description Authors as `name,role`, split at the last comma. Values without a comma are ignored. */
                author?: components["parameters"]["authors"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each character once, in undefined order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupCount"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    getNewSeries: {
        parameters: {
            query?: {
                /** @description Limits the list to these libraries. */
                library_id?: components["parameters"]["libraryIds"];
                /** @description Whether to list only deleted or only existing entries. Default: both. */
                deleted?: components["parameters"]["deleted"];
                /** @description Whether to list only one-shots or only other series. Default: both. */
                oneshot?: components["parameters"]["oneshot"];
                /** @description Page of the list, from 0. */
                page?: components["parameters"]["page"];
                /** @description Number of entries per page, at most 2000. A number below 1 means 20. */
                size?: components["parameters"]["size"];
                /** @description Whether to return all entries. Page and size are then ignored. */
                unpaged?: components["parameters"]["unpaged"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the series, latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedSeries"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    getUpdatedSeries: {
        parameters: {
            query?: {
                /** @description Limits the list to these libraries. */
                library_id?: components["parameters"]["libraryIds"];
                /** @description Whether to list only deleted or only existing entries. Default: both. */
                deleted?: components["parameters"]["deleted"];
                /** @description Whether to list only one-shots or only other series. Default: both. */
                oneshot?: components["parameters"]["oneshot"];
                /** @description Page of the list, from 0. */
                page?: components["parameters"]["page"];
                /** @description Number of entries per page, at most 2000. A number below 1 means 20. */
                size?: components["parameters"]["size"];
                /** @description Whether to return all entries. Page and size are then ignored. */
                unpaged?: components["parameters"]["unpaged"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the series, latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedSeries"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    getLatestSeries: {
        parameters: {
            query?: {
                /** @description Limits the list to these libraries. */
                library_id?: components["parameters"]["libraryIds"];
                /** @description Whether to list only deleted or only existing entries. Default: both. */
                deleted?: components["parameters"]["deleted"];
                /** @description Whether to list only one-shots or only other series. Default: both. */
                oneshot?: components["parameters"]["oneshot"];
                /** @description Page of the list, from 0. */
                page?: components["parameters"]["page"];
                /** @description Number of entries per page, at most 2000. A number below 1 means 20. */
                size?: components["parameters"]["size"];
                /** @description Whether to return all entries. Page and size are then ignored. */
                unpaged?: components["parameters"]["unpaged"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the series, latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedSeries"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    getSeries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the series. */
                seriesId: components["parameters"]["seriesId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The series. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Series"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundEmpty"];
        };
    };
    getBooksOfSeries: {
        parameters: {
            query?: {
                /** @description Analysis states. */
                media_status?: components["parameters"]["mediaStatuses"];
                /** @description Read status for the current user. */
                read_status?: components["parameters"]["readStatuses"];
                /** @description Tags. A single value is split at commas. */
                tag?: components["parameters"]["tags"];
                /** @description Whether to list only deleted or only existing entries. Default: both. */
                deleted?: components["parameters"]["deleted"];
                /** @description Authors as `name,role`, split at the last comma. Values without a comma are ignored. */
                author?: components["parameters"]["authors"];
                /** @description Page of the list, from 0. */
                page?: components["parameters"]["page"];
                /** @description Number of entries per page, at most 2000. A number below 1 means 20. */
                size?: components["parameters"]["size"];
                /** @description Whether to return all entries. Page and size are then ignored. */
                unpaged?: components["parameters"]["unpaged"];
                /** @description Sort order as `key`, `key,asc` or `key,desc`. Repeat it for further keys. Unknown keys are ignored. */
                sort?: components["parameters"]["sort"];
            };
            header?: never;
            path: {
                /** @description Id of the series. */
                seriesId: components["parameters"]["seriesId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the books, sorted by number by default. Empty for an unknown series. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedBooks"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getCollectionsOfSeries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the series. */
                seriesId: components["parameters"]["seriesId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The collections. Empty for an unknown series. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Collection"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    analyzeSeries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the series. */
                seriesId: components["parameters"]["seriesId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["Accepted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    refreshSeriesMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the series. */
                seriesId: components["parameters"]["seriesId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["Accepted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    updateSeriesMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the series. */
                seriesId: components["parameters"]["seriesId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeriesMetadataUpdate"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    markSeriesRead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the series. */
                seriesId: components["parameters"]["seriesId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    markSeriesUnread: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the series. */
                seriesId: components["parameters"]["seriesId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    downloadSeries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the series. */
                seriesId: components["parameters"]["seriesId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archive, without Content-Length. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            500: components["responses"]["ServerFailed"];
        };
    };
    deleteSeriesFiles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the series. */
                seriesId: components["parameters"]["seriesId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["Accepted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    listBooks: {
        parameters: {
            query?: {
                /** @description Page of the list, from 0. */
                page?: components["parameters"]["page"];
                /** @description Number of entries per page, at most 2000. A number below 1 means 20. */
                size?: components["parameters"]["size"];
                /** @description Whether to return all entries. Page and size are then ignored. */
                unpaged?: components["parameters"]["unpaged"];
                /** @description Sort order as `key`, `key,asc` or `key,desc`. Repeat it for further keys. Unknown keys are ignored. */
                sort?: components["parameters"]["sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookSearch"];
            };
        };
        responses: {
            /** @description One page of the books. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedBooks"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    listBooksByQuery: {
        parameters: {
            query?: {
                /** @description Search text. */
                search?: components["parameters"]["search"];
                /** @description Limits the list to these libraries. */
                library_id?: components["parameters"]["libraryIds"];
                /** @description Analysis states. */
                media_status?: components["parameters"]["mediaStatuses"];
                /** @description Read status for the current user. */
                read_status?: components["parameters"]["readStatuses"];
                /** @description Limits the list to books released after this date. */
                released_after?: string;
                /** @description Tags. A single value is split at commas. */
                tag?: components["parameters"]["tags"];
                /** @description Page of the list, from 0. */
                page?: components["parameters"]["page"];
                /** @description Number of entries per page, at most 2000. A number below 1 means 20. */
                size?: components["parameters"]["size"];
                /** @description Whether to return all entries. Page and size are then ignored. */
                unpaged?: components["parameters"]["unpaged"];
                /** @description Sort order as `key`, `key,asc` or `key,desc`. Repeat it for further keys. Unknown keys are ignored. */
                sort?: components["parameters"]["sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the books. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedBooks"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    getDuplicateBooks: {
        parameters: {
            query?: {
                /** @description Page of the list, from 0. */
                page?: components["parameters"]["page"];
                /** @description Number of entries per page, at most 2000. A number below 1 means 20. */
                size?: components["parameters"]["size"];
                /** @description Whether to return all entries. Page and size are then ignored. */
                unpaged?: components["parameters"]["unpaged"];
                /** @description Sort order as `key`, `key,asc` or `key,desc`. Repeat it for further keys. Unknown keys are ignored. */
                sort?: components["parameters"]["sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the books. Sorted by hash by default. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedBooks"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getBooksOnDeck: {
        parameters: {
            query?: {
                /** @description Limits the list to these libraries. */
                library_id?: components["parameters"]["libraryIds"];
                /** @description Page of the list, from 0. */
                page?: components["parameters"]["page"];
                /** @description Number of entries per page, at most 2000. A number below 1 means 20. */
                size?: components["parameters"]["size"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the books. Most recently read series first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedBooks"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    getLatestBooks: {
        parameters: {
            query?: {
                /** @description Page of the list, from 0. */
                page?: components["parameters"]["page"];
                /** @description Number of entries per page, at most 2000. A number below 1 means 20. */
                size?: components["parameters"]["size"];
                /** @description Whether to return all entries. Page and size are then ignored. */
                unpaged?: components["parameters"]["unpaged"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the books, latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedBooks"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    updateBooksMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: components["schemas"]["BookMetadataUpdate"];
                };
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    getBook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the book. */
                bookId: components["parameters"]["bookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The book. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Book"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFoundEmpty"];
        };
    };
    getNextBook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the book. */
                bookId: components["parameters"]["bookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The next book; 404 after the last. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Book"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerFailed"];
        };
    };
    getPreviousBook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the book. */
                bookId: components["parameters"]["bookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The previous book; 404 before the first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Book"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerFailed"];
        };
    };
    getBookPages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the book. */
                bookId: components["parameters"]["bookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pages in reading order. Empty for a reflowable EPUB. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookPage"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getReadListsOfBook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the book. */
                bookId: components["parameters"]["bookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The read lists. Empty for an unknown book. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadList"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    analyzeBook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the book. */
                bookId: components["parameters"]["bookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["Accepted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    refreshBookMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the book. */
                bookId: components["parameters"]["bookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["Accepted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateBookMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the book. */
                bookId: components["parameters"]["bookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookMetadataUpdate"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    deleteBookReadProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the book. */
                bookId: components["parameters"]["bookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateBookReadProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the book. */
                bookId: components["parameters"]["bookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadProgressUpdate"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    getBookProgression: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the book. */
                bookId: components["parameters"]["bookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stored position. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.readium.progression+json": components["schemas"]["Progression"];
                };
            };
            /** @description The user has no progress in the book. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    updateBookProgression: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the book. */
                bookId: components["parameters"]["bookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Progression"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    downloadBook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the book. */
                bookId: components["parameters"]["bookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file in its own media type. Range requests are not supported. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    deleteBookFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the book. */
                bookId: components["parameters"]["bookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["Accepted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getBookPage: {
        parameters: {
            query?: {
                /** @description Target format of the image, ignoring case. */
                convert?: "jpeg" | "png";
                /** @description Whether page numbers begin with 0. */
                zero_based?: boolean;
                /** @description Whether the Accept header may select a PDF of one page for a page of a PDF. `fetch` without an Accept header would get that. */
                contentNegotiation?: boolean;
            };
            header?: never;
            path: {
                /** @description Id of the book. */
                bookId: components["parameters"]["bookId"];
                /** @description Page number, from 1. */
                pageNumber: components["parameters"]["pageNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": string;
                    "application/pdf": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerFailed"];
        };
    };
    getBookPageRaw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the book. */
                bookId: components["parameters"]["bookId"];
                /** @description Page number, from 1. */
                pageNumber: components["parameters"]["pageNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A PDF of one page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getBookPageThumbnail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the book. */
                bookId: components["parameters"]["bookId"];
                /** @description Page number, from 1. */
                pageNumber: components["parameters"]["pageNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Poster"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerFailed"];
        };
    };
    getBookManifest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the book. */
                bookId: components["parameters"]["bookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The manifest. All URLs are absolute and derived from the request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/divina+json": components["schemas"]["Manifest"];
                    "application/webpub+json": components["schemas"]["Manifest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    getBookDivinaManifest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the book. */
                bookId: components["parameters"]["bookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The manifest. Its reading order is empty for a reflowable EPUB. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/divina+json": components["schemas"]["Manifest"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    getBookEpubManifest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the book. */
                bookId: components["parameters"]["bookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The manifest. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/webpub+json": components["schemas"]["Manifest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    getBookPdfManifest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the book. */
                bookId: components["parameters"]["bookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The manifest. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/webpub+json": components["schemas"]["Manifest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    getBookPositions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the book. */
                bookId: components["parameters"]["bookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The positions in reading order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.readium.position-list+json": components["schemas"]["Positions"];
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    getBookResource: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the book. */
                bookId: components["parameters"]["bookId"];
                /** @description Path inside the EPUB with percent-encoded segments. */
                resource: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file in the media type that the EPUB declares. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            /** @description Not signed in. With a body, unlike other operations. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServerErrorBody"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getBookThumbnail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the book. */
                bookId: components["parameters"]["bookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Poster"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    getBookThumbnails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the book. */
                bookId: components["parameters"]["bookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The posters. Empty for an unknown book. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookThumbnail"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    addBookThumbnail: {
        parameters: {
            query?: {
                /** @description Whether the new poster becomes the selected one. */
                selected?: components["parameters"]["selected"];
            };
            header?: never;
            path: {
                /** @description Id of the book. */
                bookId: components["parameters"]["bookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description An image of at most 1 MB.
                     */
                    file: string;
                    /**
                     * @description Whether it becomes the selected poster. Also accepted as query parameter.
                     * @default true
                     */
                    selected?: boolean;
                };
            };
        };
        responses: {
            /** @description The new poster. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookThumbnail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    getBookThumbnailById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the book. */
                bookId: components["parameters"]["bookId"];
                /** @description Id of the poster. */
                thumbnailId: components["parameters"]["thumbnailId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Poster"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    deleteBookThumbnail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the book. */
                bookId: components["parameters"]["bookId"];
                /** @description Id of the poster. */
                thumbnailId: components["parameters"]["thumbnailId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["Accepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    selectBookThumbnail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the book. */
                bookId: components["parameters"]["bookId"];
                /** @description Id of the poster. */
                thumbnailId: components["parameters"]["thumbnailId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["Accepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getSeriesThumbnail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the series. */
                seriesId: components["parameters"]["seriesId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Poster"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    getSeriesThumbnails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the series. */
                seriesId: components["parameters"]["seriesId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The posters. Empty for an unknown series. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeriesThumbnail"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    addSeriesThumbnail: {
        parameters: {
            query?: {
                /** @description Whether the new poster becomes the selected one. */
                selected?: components["parameters"]["selected"];
            };
            header?: never;
            path: {
                /** @description Id of the series. */
                seriesId: components["parameters"]["seriesId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description An image of at most 1 MB.
                     */
                    file: string;
                    /**
                     * @description Whether it becomes the selected poster. Also accepted as query parameter.
                     * @default true
                     */
                    selected?: boolean;
                };
            };
        };
        responses: {
            /** @description The new poster. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeriesThumbnail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    getSeriesThumbnailById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the series. */
                seriesId: components["parameters"]["seriesId"];
                /** @description Id of the poster. */
                thumbnailId: components["parameters"]["thumbnailId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Poster"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    deleteSeriesThumbnail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the series. */
                seriesId: components["parameters"]["seriesId"];
                /** @description Id of the poster. */
                thumbnailId: components["parameters"]["thumbnailId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["Accepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    selectSeriesThumbnail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the series. */
                seriesId: components["parameters"]["seriesId"];
                /** @description Id of the poster. */
                thumbnailId: components["parameters"]["thumbnailId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["Accepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getCollectionThumbnail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the collection. */
                collectionId: components["parameters"]["collectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Poster"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    getCollectionThumbnails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the collection. */
                collectionId: components["parameters"]["collectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The posters. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionThumbnail"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    addCollectionThumbnail: {
        parameters: {
            query?: {
                /** @description Whether the new poster becomes the selected one. */
                selected?: components["parameters"]["selected"];
            };
            header?: never;
            path: {
                /** @description Id of the collection. */
                collectionId: components["parameters"]["collectionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description An image of at most 1 MB.
                     */
                    file: string;
                    /**
                     * @description Whether it becomes the selected poster. Also accepted as query parameter.
                     * @default true
                     */
                    selected?: boolean;
                };
            };
        };
        responses: {
            /** @description The new poster. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionThumbnail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    getCollectionThumbnailById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the collection. */
                collectionId: components["parameters"]["collectionId"];
                /** @description Id of the poster. */
                thumbnailId: components["parameters"]["thumbnailId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Poster"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    deleteCollectionThumbnail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the collection. */
                collectionId: components["parameters"]["collectionId"];
                /** @description Id of the poster. */
                thumbnailId: components["parameters"]["thumbnailId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["Accepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    selectCollectionThumbnail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the collection. */
                collectionId: components["parameters"]["collectionId"];
                /** @description Id of the poster. */
                thumbnailId: components["parameters"]["thumbnailId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["Accepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getReadListThumbnail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the read list. */
                readListId: components["parameters"]["readListId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Poster"];
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    getReadListThumbnails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the read list. */
                readListId: components["parameters"]["readListId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The posters. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadListThumbnail"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    addReadListThumbnail: {
        parameters: {
            query?: {
                /** @description Whether the new poster becomes the selected one. */
                selected?: components["parameters"]["selected"];
            };
            header?: never;
            path: {
                /** @description Id of the read list. */
                readListId: components["parameters"]["readListId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description An image of at most 1 MB.
                     */
                    file: string;
                    /**
                     * @description Whether it becomes the selected poster. Also accepted as query parameter.
                     * @default true
                     */
                    selected?: boolean;
                };
            };
        };
        responses: {
            /** @description The new poster. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadListThumbnail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    getReadListThumbnailById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the read list. */
                readListId: components["parameters"]["readListId"];
                /** @description Id of the poster. */
                thumbnailId: components["parameters"]["thumbnailId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Poster"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    deleteReadListThumbnail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the read list. */
                readListId: components["parameters"]["readListId"];
                /** @description Id of the poster. */
                thumbnailId: components["parameters"]["thumbnailId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["Accepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    selectReadListThumbnail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the read list. */
                readListId: components["parameters"]["readListId"];
                /** @description Id of the poster. */
                thumbnailId: components["parameters"]["thumbnailId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["Accepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    regenerateBookThumbnails: {
        parameters: {
            query?: {
                /** @description Limits the task to posters that would become larger. */
                for_bigger_result_only?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["Accepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getCollections: {
        parameters: {
            query?: {
                /** @description Search text. */
                search?: components["parameters"]["search"];
                /** @description Limits the list to these libraries. */
                library_id?: components["parameters"]["libraryIds"];
                /** @description Page of the list, from 0. */
                page?: components["parameters"]["page"];
                /** @description Number of entries per page, at most 2000. A number below 1 means 20. */
                size?: components["parameters"]["size"];
                /** @description Whether to return all entries. Page and size are then ignored. */
                unpaged?: components["parameters"]["unpaged"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of collections. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedCollections"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    createCollection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CollectionCreation"];
            };
        };
        responses: {
            /** @description The new collection. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Collection"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Unknown series. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServerErrorBody"];
                };
            };
        };
    };
    getCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the collection. */
                collectionId: components["parameters"]["collectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The collection. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Collection"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    deleteCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the collection. */
                collectionId: components["parameters"]["collectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the collection. */
                collectionId: components["parameters"]["collectionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CollectionUpdate"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Unknown series. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServerErrorBody"];
                };
            };
        };
    };
    getSeriesOfCollection: {
        parameters: {
            query?: {
                /** @description Limits the list to these libraries. */
                library_id?: components["parameters"]["libraryIds"];
                /** @description Publication states. */
                status?: components["parameters"]["seriesStatuses"];
                /** @description Read status for the current user. */
                read_status?: components["parameters"]["readStatuses"];
                /** @description Publishers. */
                publisher?: components["parameters"]["publishers"];
                /** @description Languages as BCP 47 codes. */
                language?: components["parameters"]["languages"];
                /** @description Genres. */
                genre?: components["parameters"]["genres"];
                /** @description Tags. A single value is split at commas. */
                tag?: components["parameters"]["tags"];
                /** @description Age ratings. A text such as `None` means unrated. */
                age_rating?: components["parameters"]["ageRatings"];
                /** @description Release years of the earliest book. */
                release_year?: components["parameters"]["releaseYears"];
                /** @description Whether to list only deleted or only existing entries. Default: both. */
                deleted?: components["parameters"]["deleted"];
                /** @description Whether to list only complete or only incomplete series. A series with an unknown book count is neither. */
                complete?: components["parameters"]["complete"];
                /** @description Authors as `name,role`, split at the last comma. Values without a comma are ignored. */
                author?: components["parameters"]["authors"];
                /** @description Page of the list, from 0. */
                page?: components["parameters"]["page"];
                /** @description Number of entries per page, at most 2000. A number below 1 means 20. */
                size?: components["parameters"]["size"];
                /** @description Whether to return all entries. Page and size are then ignored. */
                unpaged?: components["parameters"]["unpaged"];
            };
            header?: never;
            path: {
                /** @description Id of the collection. */
                collectionId: components["parameters"]["collectionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of series. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedSeries"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    getReadLists: {
        parameters: {
            query?: {
                /** @description Search text. */
                search?: components["parameters"]["search"];
                /** @description Limits the list to these libraries. */
                library_id?: components["parameters"]["libraryIds"];
                /** @description Page of the list, from 0. */
                page?: components["parameters"]["page"];
                /** @description Number of entries per page, at most 2000. A number below 1 means 20. */
                size?: components["parameters"]["size"];
                /** @description Whether to return all entries. Page and size are then ignored. */
                unpaged?: components["parameters"]["unpaged"];
                /** @description Sort order as `key`, `key,asc` or `key,desc`. Repeat it for further keys. Unknown keys are ignored. */
                sort?: components["parameters"]["sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of read lists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedReadLists"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    createReadList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadListCreation"];
            };
        };
        responses: {
            /** @description The new read list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Unknown book. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServerErrorBody"];
                };
            };
        };
    };
    getReadList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the read list. */
                readListId: components["parameters"]["readListId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The read list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    deleteReadList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the read list. */
                readListId: components["parameters"]["readListId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["NoContent"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    updateReadList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the read list. */
                readListId: components["parameters"]["readListId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadListUpdate"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Unknown book. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServerErrorBody"];
                };
            };
        };
    };
    getBooksOfReadList: {
        parameters: {
            query?: {
                /** @description Limits the list to these libraries. */
                library_id?: components["parameters"]["libraryIds"];
                /** @description Read status for the current user. */
                read_status?: components["parameters"]["readStatuses"];
                /** @description Tags. A single value is split at commas. */
                tag?: components["parameters"]["tags"];
                /** @description Analysis states. */
                media_status?: components["parameters"]["mediaStatuses"];
                /** @description Whether to list only deleted or only existing entries. Default: both. */
                deleted?: components["parameters"]["deleted"];
                /** @description Authors as `name,role`, split at the last comma. Values without a comma are ignored. */
                author?: components["parameters"]["authors"];
                /** @description Page of the list, from 0. */
                page?: components["parameters"]["page"];
                /** @description Number of entries per page, at most 2000. A number below 1 means 20. */
                size?: components["parameters"]["size"];
                /** @description Whether to return all entries. Page and size are then ignored. */
                unpaged?: components["parameters"]["unpaged"];
            };
            header?: never;
            path: {
                /** @description Id of the read list. */
                readListId: components["parameters"]["readListId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of books. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedBooks"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    getNextBookInReadList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the read list. */
                readListId: components["parameters"]["readListId"];
                /** @description Id of the book. */
                bookId: components["parameters"]["bookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The book. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Book"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    getPreviousBookInReadList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the read list. */
                readListId: components["parameters"]["readListId"];
                /** @description Id of the book. */
                bookId: components["parameters"]["bookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The book. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Book"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    downloadReadList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the read list. */
                readListId: components["parameters"]["readListId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A ZIP archive with numbered entries and without Content-Length. */
            200: {
                headers: {
                    /** @description Name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    matchReadList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description A ComicRack list in XML (.cbl), at most 1 MB.
                     */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Matches of each entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadListMatch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    getGenres: {
        parameters: {
            query?: {
                /** @description Limits the list to these libraries. */
                library_id?: components["parameters"]["libraryIds"];
                /** @description Limits the values to this collection. Ignored when libraries are given. */
                collection_id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The values. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    getTags: {
        parameters: {
            query?: {
                /** @description Limits the list to these libraries. */
                library_id?: components["parameters"]["libraryIds"];
                /** @description Limits the values to this collection. Ignored when libraries are given. */
                collection_id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The values. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    getBookTags: {
        parameters: {
            query?: {
                /** @description Limits the values to this series. */
                series_id?: components["schemas"]["Id"];
                /** @description Limits the values to this read list. */
                readlist_id?: components["schemas"]["Id"];
                /** @description Limits the list to these libraries. */
                library_id?: components["parameters"]["libraryIds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The values. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    getSeriesTags: {
        parameters: {
            query?: {
                /** @description Limits the values to this library. */
                library_id?: components["schemas"]["Id"];
                /** @description Limits the values to this collection. Ignored when libraries are given. */
                collection_id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The values. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    getSharingLabels: {
        parameters: {
            query?: {
                /** @description Limits the list to these libraries. */
                library_id?: components["parameters"]["libraryIds"];
                /** @description Limits the values to this collection. Ignored when libraries are given. */
                collection_id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The values. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    getPublishers: {
        parameters: {
            query?: {
                /** @description Limits the list to these libraries. */
                library_id?: components["parameters"]["libraryIds"];
                /** @description Limits the values to this collection. Ignored when libraries are given. */
                collection_id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The values. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    getLanguages: {
        parameters: {
            query?: {
                /** @description Limits the list to these libraries. */
                library_id?: components["parameters"]["libraryIds"];
                /** @description Limits the values to this collection. Ignored when libraries are given. */
                collection_id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The values. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    getAgeRatings: {
        parameters: {
            query?: {
                /** @description Limits the list to these libraries. */
                library_id?: components["parameters"]["libraryIds"];
                /** @description Limits the values to this collection. Ignored when libraries are given. */
                collection_id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The values. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    getReleaseYears: {
        parameters: {
            query?: {
                /** @description Limits the list to these libraries. */
                library_id?: components["parameters"]["libraryIds"];
                /** @description Limits the values to this collection. Ignored when libraries are given. */
                collection_id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The values. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    getAuthorNames: {
        parameters: {
            query?: {
                /** @description Search text. */
                search?: components["parameters"]["search"];
                /** @description Ignored by the server, which uses all libraries. */
                library_id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The values. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    getAuthorRoles: {
        parameters: {
            query?: {
                /** @description Ignored by the server, which uses all libraries. */
                library_id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The values. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    getAuthorList: {
        parameters: {
            query?: {
                /** @description Search text. */
                search?: components["parameters"]["search"];
                /** @description Limits the values to this library. */
                library_id?: components["schemas"]["Id"];
                /** @description Limits the values to this collection. */
                collection_id?: components["schemas"]["Id"];
                /** @description Limits the values to this series. */
                series_id?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The authors. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Author"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    getAuthors: {
        parameters: {
            query?: {
                /** @description Search text. */
                search?: components["parameters"]["search"];
                /** @description Limits the list to authors with this role. Case-sensitive. */
                role?: string;
                /** @description Limits the list to these libraries. */
                library_id?: components["parameters"]["libraryIds"];
                /** @description Limits the list to these collections. */
                collection_id?: components["parameters"]["collectionIds"];
                /** @description Limits the list to these series. */
                series_id?: components["parameters"]["seriesIds"];
                /** @description Limits the list to these read lists. */
                readlist_id?: components["parameters"]["readListIds"];
                /** @description Page of the list, from 0. */
                page?: components["parameters"]["page"];
                /** @description Number of entries per page, at most 2000. A number below 1 means 20. */
                size?: components["parameters"]["size"];
                /** @description Whether to return all entries. Page and size are then ignored. */
                unpaged?: components["parameters"]["unpaged"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the authors. Of several kinds of ids, only the first in this order is used: libraries, collections, series, read lists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedAuthors"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    getGenresPage: {
        parameters: {
            query?: {
                /** @description Search text. */
                search?: components["parameters"]["search"];
                /** @description Limits the list to these libraries. */
                library_id?: components["parameters"]["libraryIds"];
                /** @description Limits the list to these collections. */
                collection_id?: components["parameters"]["collectionIds"];
                /** @description Page of the list, from 0. */
                page?: components["parameters"]["page"];
                /** @description Number of entries per page, at most 2000. A number below 1 means 20. */
                size?: components["parameters"]["size"];
                /** @description Whether to return all entries. Page and size are then ignored. */
                unpaged?: components["parameters"]["unpaged"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of known hashes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedStrings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    getTagsPage: {
        parameters: {
            query?: {
                /** @description Search text. */
                search?: components["parameters"]["search"];
                /** @description Owners of the tags. */
                include?: components["schemas"]["TagOwner"];
                /** @description Limits the list to these libraries. */
                library_id?: components["parameters"]["libraryIds"];
                /** @description Limits the list to these collections. */
                collection_id?: components["parameters"]["collectionIds"];
                /** @description Limits the list to these series. */
                series_id?: components["parameters"]["seriesIds"];
                /** @description Limits the list to these read lists. */
                readlist_id?: components["parameters"]["readListIds"];
                /** @description Page of the list, from 0. */
                page?: components["parameters"]["page"];
                /** @description Number of entries per page, at most 2000. A number below 1 means 20. */
                size?: components["parameters"]["size"];
                /** @description Whether to return all entries. Page and size are then ignored. */
                unpaged?: components["parameters"]["unpaged"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of known hashes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedStrings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    getSharingLabelsPage: {
        parameters: {
            query?: {
                /** @description Search text. */
                search?: components["parameters"]["search"];
                /** @description Limits the list to these libraries. */
                library_id?: components["parameters"]["libraryIds"];
                /** @description Limits the list to these collections. */
                collection_id?: components["parameters"]["collectionIds"];
                /** @description Page of the list, from 0. */
                page?: components["parameters"]["page"];
                /** @description Number of entries per page, at most 2000. A number below 1 means 20. */
                size?: components["parameters"]["size"];
                /** @description Whether to return all entries. Page and size are then ignored. */
                unpaged?: components["parameters"]["unpaged"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of known hashes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedStrings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    getPublishersPage: {
        parameters: {
            query?: {
                /** @description Search text. */
                search?: components["parameters"]["search"];
                /** @description Limits the list to these libraries. */
                library_id?: components["parameters"]["libraryIds"];
                /** @description Limits the list to these collections. */
                collection_id?: components["parameters"]["collectionIds"];
                /** @description Page of the list, from 0. */
                page?: components["parameters"]["page"];
                /** @description Number of entries per page, at most 2000. A number below 1 means 20. */
                size?: components["parameters"]["size"];
                /** @description Whether to return all entries. Page and size are then ignored. */
                unpaged?: components["parameters"]["unpaged"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of known hashes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedStrings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    getLanguagesPage: {
        parameters: {
            query?: {
                /** @description Search text. */
                search?: components["parameters"]["search"];
                /** @description Limits the list to these libraries. */
                library_id?: components["parameters"]["libraryIds"];
                /** @description Limits the list to these collections. */
                collection_id?: components["parameters"]["collectionIds"];
                /** @description Page of the list, from 0. */
                page?: components["parameters"]["page"];
                /** @description Number of entries per page, at most 2000. A number below 1 means 20. */
                size?: components["parameters"]["size"];
                /** @description Whether to return all entries. Page and size are then ignored. */
                unpaged?: components["parameters"]["unpaged"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of known hashes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedStrings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    getAgeRatingsPage: {
        parameters: {
            query?: {
                /** @description Search text. */
                search?: components["parameters"]["search"];
                /** @description Limits the list to these libraries. */
                library_id?: components["parameters"]["libraryIds"];
                /** @description Limits the list to these collections. */
                collection_id?: components["parameters"]["collectionIds"];
                /** @description Page of the list, from 0. */
                page?: components["parameters"]["page"];
                /** @description Number of entries per page, at most 2000. A number below 1 means 20. */
                size?: components["parameters"]["size"];
                /** @description Whether to return all entries. Page and size are then ignored. */
                unpaged?: components["parameters"]["unpaged"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of known hashes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedNumbers"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    getReleaseYearsPage: {
        parameters: {
            query?: {
                /** @description Search text. */
                search?: components["parameters"]["search"];
                /** @description Limits the list to these libraries. */
                library_id?: components["parameters"]["libraryIds"];
                /** @description Limits the list to these collections. */
                collection_id?: components["parameters"]["collectionIds"];
                /** @description Page of the list, from 0. */
                page?: components["parameters"]["page"];
                /** @description Number of entries per page, at most 2000. A number below 1 means 20. */
                size?: components["parameters"]["size"];
                /** @description Whether to return all entries. Page and size are then ignored. */
                unpaged?: components["parameters"]["unpaged"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of known hashes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedStrings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    getAuthorNamesPage: {
        parameters: {
            query?: {
                /** @description Search text. */
                search?: components["parameters"]["search"];
                /** @description Limits the list to authors with this role. Case-sensitive. */
                role?: string;
                /** @description Limits the list to these libraries. */
                library_id?: components["parameters"]["libraryIds"];
                /** @description Limits the list to these collections. */
                collection_id?: components["parameters"]["collectionIds"];
                /** @description Limits the list to these series. */
                series_id?: components["parameters"]["seriesIds"];
                /** @description Limits the list to these read lists. */
                readlist_id?: components["parameters"]["readListIds"];
                /** @description Page of the list, from 0. */
                page?: components["parameters"]["page"];
                /** @description Number of entries per page, at most 2000. A number below 1 means 20. */
                size?: components["parameters"]["size"];
                /** @description Whether to return all entries. Page and size are then ignored. */
                unpaged?: components["parameters"]["unpaged"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of known hashes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedStrings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    getAuthorRolesPage: {
        parameters: {
            query?: {
                /** @description Search text. */
                search?: components["parameters"]["search"];
                /** @description Limits the list to these libraries. */
                library_id?: components["parameters"]["libraryIds"];
                /** @description Limits the list to these collections. */
                collection_id?: components["parameters"]["collectionIds"];
                /** @description Limits the list to these series. */
                series_id?: components["parameters"]["seriesIds"];
                /** @description Limits the list to these read lists. */
                readlist_id?: components["parameters"]["readListIds"];
                /** @description Page of the list, from 0. */
                page?: components["parameters"]["page"];
                /** @description Number of entries per page, at most 2000. A number below 1 means 20. */
                size?: components["parameters"]["size"];
                /** @description Whether to return all entries. Page and size are then ignored. */
                unpaged?: components["parameters"]["unpaged"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of known hashes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedStrings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
        };
    };
    getUserClientSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings by key. An empty object without settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientSettings"];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    deleteUserClientSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientSettingKey"][];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    updateUserClientSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserClientSettingsUpdate"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    getGlobalClientSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings by key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientSettings"];
                };
            };
            406: components["responses"]["NotAcceptable"];
        };
    };
    deleteGlobalClientSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientSettingKey"][];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    updateGlobalClientSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GlobalClientSettingsUpdate"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    getServerSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServerSettings"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    updateServerSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServerSettingsUpdate"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    getFontFamilies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Names of all metrics. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    getFontCss: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the family. */
                fontFamily: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Font-face rules. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/css": string;
                };
            };
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    getFontFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the family. */
                fontFamily: string;
                /** @description Name of the file. */
                fontFile: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The font in its own media type. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "font/woff2": string;
                    "font/*": string;
                };
            };
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    listDirectory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DirectoryRequest"];
            };
        };
        responses: {
            /** @description The folder. For a file or a missing path, its parent folder. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DirectoryListing"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    scanTransientBooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransientBooksRequest"];
            };
        };
        responses: {
            /** @description The books by path, not yet analysed. The server forgets them an hour after their last use. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransientBook"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    analyzeTransientBook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the transient book. */
                transientBookId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The book with its pages, and a guess of its series and number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransientBook"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getTransientBookPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the transient book. */
                transientBookId: components["schemas"]["Id"];
                /** @description Page number, from 1. */
                pageNumber: components["parameters"]["pageNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image in its own media type. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    importBooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookImportBatch"];
            };
        };
        responses: {
            202: components["responses"]["Accepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    cancelTasks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Number of removed tasks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": number;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    getHistory: {
        parameters: {
            query?: {
                /** @description Page of the list, from 0. */
                page?: components["parameters"]["page"];
                /** @description Number of entries per page, at most 2000. A number below 1 means 20. */
                size?: components["parameters"]["size"];
                /** @description Sort order as `key`, `key,asc` or `key,desc`. Repeat it for further keys. Unknown keys are ignored. */
                sort?: components["parameters"]["sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedHistory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    getAnnouncements: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The announcements. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnnouncementFeed"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The website is unreachable. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServerErrorBody"];
                };
            };
        };
    };
    markAnnouncementsRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": string[];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    getReleases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The releases. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Release"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The website is unreachable. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServerErrorBody"];
                };
            };
        };
    };
    getKnownPageHashes: {
        parameters: {
            query?: {
                /** @description Limits the list to these actions. */
                action?: components["schemas"]["PageHashAction"][];
                /** @description Page of the list, from 0. */
                page?: components["parameters"]["page"];
                /** @description Number of entries per page, at most 2000. A number below 1 means 20. */
                size?: components["parameters"]["size"];
                /** @description Sort order as `key`, `key,asc` or `key,desc`. Repeat it for further keys. Unknown keys are ignored. */
                sort?: components["parameters"]["sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of known hashes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedKnownPageHashes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    updatePageHash: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageHashUpdate"];
            };
        };
        responses: {
            202: components["responses"]["Accepted"];
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    getUnknownPageHashes: {
        parameters: {
            query?: {
                /** @description Page of the list, from 0. */
                page?: components["parameters"]["page"];
                /** @description Number of entries per page, at most 2000. A number below 1 means 20. */
                size?: components["parameters"]["size"];
                /** @description Sort order as `key`, `key,asc` or `key,desc`. Repeat it for further keys. Unknown keys are ignored. */
                sort?: components["parameters"]["sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of known hashes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedUnknownPageHashes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    getPageHashMatches: {
        parameters: {
            query?: {
                /** @description Page of the list, from 0. */
                page?: components["parameters"]["page"];
                /** @description Number of entries per page, at most 2000. A number below 1 means 20. */
                size?: components["parameters"]["size"];
                /** @description Sort order as `key`, `key,asc` or `key,desc`. Repeat it for further keys. Unknown keys are ignored. */
                sort?: components["parameters"]["sort"];
            };
            header?: never;
            path: {
                /** @description Hash of the page. */
                pageHash: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of matches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagedPageHashMatches"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    deleteAllPageHashMatches: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Hash of the page. */
                pageHash: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["Accepted"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    deletePageHashMatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Hash of the page. */
                pageHash: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PageHashMatch"];
            };
        };
        responses: {
            202: components["responses"]["Accepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    getKnownPageHashThumbnail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Hash of the page. */
                pageHash: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Poster"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    getUnknownPageHashThumbnail: {
        parameters: {
            query?: {
                /** @description Longest side in pixels. Default: original size. */
                resize?: number;
            };
            header?: never;
            path: {
                /** @description Hash of the page. */
                pageHash: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Poster"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    getServerInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Information about the server. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServerInfo"];
                    "application/vnd.spring-boot.actuator.v3+json": components["schemas"]["ServerInfo"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    shutDownServer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Confirmation. The process ends after this response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShutdownNotice"];
                    "application/vnd.spring-boot.actuator.v3+json": components["schemas"]["ShutdownNotice"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getMetricNames: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Names of all metrics. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MetricNames"];
                    "application/vnd.spring-boot.actuator.v3+json": components["schemas"]["MetricNames"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            406: components["responses"]["NotAcceptable"];
        };
    };
    getMetric: {
        parameters: {
            query?: {
                /** @description Tags as `key:value`. The value of `library` is the id of a library, the value of `type` a task type. */
                tag?: string[];
            };
            header?: never;
            path: {
                /**
                 * @description Name of the metric.
                 * @example komga.books
                 */
                metricName: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The metric. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Metric"];
                    "application/vnd.spring-boot.actuator.v3+json": components["schemas"]["Metric"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Unknown metric or tag, or a timer without a run since the start. No body. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The server is healthy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                    "application/vnd.spring-boot.actuator.v3+json": components["schemas"]["Health"];
                };
            };
            406: components["responses"]["NotAcceptable"];
            /** @description The server is not healthy. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                    "application/vnd.spring-boot.actuator.v3+json": components["schemas"]["Health"];
                };
            };
        };
    };
    getLogFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Requested byte range.
                 * @example bytes=-65536
                 */
                Range?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The complete log. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description The requested part of the log. */
            206: {
                headers: {
                    /** @description Byte range of this part. */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The server writes no log file. No body. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The byte range does not exist. */
            416: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getLiveEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            406: components["responses"]["NotAcceptable"];
        };
    };
}
